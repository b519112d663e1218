import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);
const { border, color, space } = vars;

export const tips = css({ display: 'grid', borderBlockStart: `${border.hairline} solid ${color.line}` });

export const tip = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space.md,
  paddingBlock: space.md,
  selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.line}` } },
});

export const mark = css({ paddingBlockStart: '0.15rem', color: color.inkBrand });
