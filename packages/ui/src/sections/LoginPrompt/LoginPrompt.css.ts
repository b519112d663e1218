import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const root = css({
  background: vars.color.groundSunken,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.lg,
  rowGap: vars.space.sm,
  paddingBlock: vars.space.sm,
});

export const text = css({ flex: '1 1 18rem' });

export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });
