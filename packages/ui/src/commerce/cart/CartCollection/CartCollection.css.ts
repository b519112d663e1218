import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const collection = css({ display: 'grid', gap: vars.space.sm, minInlineSize: 0 });
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  margin: 0,
  fontFamily: vars.font.text.family,
  fontSize: vars.text.sm,
  scrollMarginBlockStart: vars.space.x4,
} as const;

export const error = css({ ...line, color: vars.color.critical.ink });
export const ready = css({ ...line, color: vars.color.positive.ink });
