import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { focusRingInside } from '../../../internal/focusRing.ts';
import { media } from '../../../internal/media.ts';
import { picked } from '../../../internal/picked.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const line = `${vars.border.strong} solid ${vars.color.lineStrong}`;

export const stepper = css({
  display: 'inline-flex',
  border: line,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  background: vars.color.groundRaised,
  selectors: { '&[data-readonly]': { borderColor: 'transparent', background: 'none' } },
});

export const button = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  border: 0,
  background: 'transparent',
  color: vars.color.ink,
  cursor: 'pointer',
  transition: `background ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:focus-visible': focusRingInside,
    '&:active:not([aria-disabled])': picked,
    '&[aria-disabled]': { color: vars.color.inkMuted, opacity: 0.5, cursor: 'default' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-disabled])': { background: vars.color.groundSunken } } },
  },
});

export const field = css({
  inlineSize: '3.75rem',
  blockSize: vars.size.control,
  border: 0,
  borderInline: line,
  padding: 0,
  background: 'transparent',
  color: vars.color.ink,
  fontFamily: vars.font.text.family,
  // 16 px at least: smaller text makes phones zoom in on focus.
  fontSize: `max(1rem, ${vars.text.md})`,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: {
    '&:focus-visible': focusRingInside,
    [`${stepper}[data-readonly] &`]: { borderInlineColor: 'transparent' },
  },
});
