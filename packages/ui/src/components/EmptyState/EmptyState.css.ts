import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { inCapitals } from '../../internal/inCapitals.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);

export const root = css({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.md,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.md,
  textAlign: 'center',
  textWrap: 'balance',
  maxInlineSize: '34rem',
  marginInline: 'auto',
  // Wide capitals would stand in three lines on a phone.
  '@container': { [inCapitals]: { vars: { [vars.display.md]: vars.display.sm } } },
});

export const picture = css({ color: vars.color.inkMuted });
export const action = css({ marginBlockStart: vars.space.xs });
