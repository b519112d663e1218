import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { space, color } = vars;

export const shipments = css({ display: 'grid', gap: space.sm, breakInside: 'avoid' });
export const list = css({ margin: 0, padding: 0, listStyle: 'none' });

export const shipment = css({
  display: 'grid',
  gap: space.sm,
  paddingBlock: space.sm,
  borderBlockEnd: `${vars.border.hairline} solid ${color.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
});

export const head = css({ display: 'grid', alignContent: 'start', gap: space.xs });
export const code = css({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
export const action = css({ justifySelf: 'start', '@media': { [media.print]: { display: 'none' } } });

export const product = css({ selectors: { '& + &': { marginBlockStart: space.md } } });
