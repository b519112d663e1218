import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { capsLabel } from '../../internal/capsLabel.ts';
import { floating, floatingOption, pageRestsBehind, triggerWidth } from '../../internal/floating.ts';
import { focusRing, focusRingInside } from '../../internal/focusRing.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);

/** Beside others it takes the room that they leave. */
export const root = css({ display: 'grid', gap: vars.space.xs, flex: 1, minInlineSize: 0 });

/** In a row of buttons it keeps the room for a few words, and takes what they leave. */
export const inRow = css({ flex: '1 1 14rem', minInlineSize: 'min(14rem, 100%)' });

export const label = css({ ...capsLabel, color: vars.color.inkMuted });

export const box = css({ position: 'relative', display: 'grid', alignItems: 'center' });

/** What stands on the box, before and after what is written. */
const inset = `calc(${vars.space.sm} + ${vars.field.stroke})`;
export const mark = css({ position: 'absolute', insetInlineStart: inset, display: 'grid', pointerEvents: 'none' });

/** It is the whole box, for its answers open as wide as itself. */
export const input = css({
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInlineStart: `calc(2 * ${vars.space.sm} + 1rem)`,
  paddingInlineEnd: vars.size.control,
  border: `${vars.field.stroke} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.groundRaised,
  selectors: {
    [`${box}:hover &, &:focus`]: { borderColor: vars.color.ink },
    '&:focus-visible': focusRing,
    '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const clear = css({
  position: 'absolute',
  insetInlineEnd: vars.field.stroke,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  selectors: { '&:focus-visible': focusRingInside },
});

export const popover = css({
  ...floating,
  inlineSize: triggerWidth,
});
pageRestsBehind(popover);

export const list = css({ maxBlockSize: '20rem', overflow: 'auto', paddingBlock: vars.space.xs, outline: 'none' });

export const option = css({
  ...floatingOption,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
});

export const none = css({ paddingBlock: vars.space.xs, paddingInline: vars.space.sm, color: vars.color.inkMuted });

export const detail = css({ display: 'block', color: vars.color.inkMuted });

/** A column of one width, so that names stay in line where a picture is missing. */
export const picture = css({ flex: 'none', inlineSize: '2.5rem', blockSize: '3rem', overflow: 'hidden' });

export const image = css({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
