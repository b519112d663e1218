import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);

export const phone = css({ display: 'flex', gap: vars.space.xs });

export const country = css({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.sm,
  border: `${vars.border.strong} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.groundRaised,
  color: vars.color.ink,
  fontFamily: vars.font.text.family,
  fontSize: vars.text.md,
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.color.ink }, '&:has(:focus-visible)': focusRing },
});

export const shown = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontVariantNumeric: 'tabular-nums',
});

/** Lies over what is shown, unseen, so that the platform's list opens where one points. */
export const list = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
});

export const number = css({ flex: 1, minInlineSize: 0 });
