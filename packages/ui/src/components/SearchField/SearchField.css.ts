import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { capsLabel } from '../../internal/capsLabel.ts';
import { floating, floatingOption } from '../../internal/floating.ts';
import { focusRing, focusRingInside } from '../../internal/focusRing.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);

/** Beside others it takes the room that they leave. */
export const root = css({ display: 'grid', gap: vars.space.xs, flex: 1, minInlineSize: 0 });

export const label = css({ ...capsLabel, color: vars.color.inkMuted });

export const box = css({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.control,
  paddingInlineStart: vars.space.sm,
  border: `${vars.field.stroke} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.groundRaised,
  selectors: { '&:hover, &:focus-within': { borderColor: vars.color.ink }, '&:has(:focus-visible)': focusRing },
});

export const input = css({
  flex: 1,
  minInlineSize: 0,
  blockSize: vars.size.control,
  border: 0,
  background: 'transparent',
  outline: 'none',
  boxShadow: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const clear = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  selectors: { '&:focus-visible': focusRingInside },
});

export const popover = css({
  ...floating,
  inlineSize: 'var(--trigger-width)',
});

export const list = css({ maxBlockSize: '20rem', overflow: 'auto', paddingBlock: vars.space.xs, outline: 'none' });

export const option = css({
  ...floatingOption,
  display: 'flex',
  alignItems: 'center',
});
