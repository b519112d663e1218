import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);

export const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  fontSize: vars.text.sm,
  color: vars.color.inkMuted,
});

export const here = css({ color: vars.color.ink, overflowWrap: 'anywhere' });

export const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: '1.75rem',
  minInlineSize: 0,
});
