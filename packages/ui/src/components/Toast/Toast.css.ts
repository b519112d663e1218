import { keyframes } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { floatingInverse } from '../../internal/floating.ts';
import { focusRingText } from '../../internal/focusRing.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color, space } = vars;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

/** Bottom right on a wide screen, across the bottom of a phone. */
export const region = css({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockEnd: 0,
  insetInline: 0,
  padding: space.md,
  pointerEvents: 'none',
  '@media': { [media.tablet]: { insetInlineStart: 'auto', inlineSize: '26rem', padding: space.lg } },
});

export const list = css({ display: 'grid', gap: space.sm });

export const toast = css({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'start',
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInline: space.md,
  ...floatingInverse,
  borderRadius: `min(${vars.radius.card}, 1rem)`,
  fontSize: vars.text.sm,
  lineHeight: 1.5,
  animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
  vars: {
    [color.selected]: `color-mix(in oklab, ${color.inkInverse} 16%, transparent)`,
    [color.focus]: color.inkInverse,
    [color.focusGap]: color.groundInverse,
  },
});

export const icon = css({ display: 'grid', placeItems: 'center', blockSize: '1.5em', flex: 'none' });
export const words = css({ flex: 1, minInlineSize: 0, display: 'grid', gap: space.xxs });
export const close = css({ margin: `calc(-1 * ${space.xs})`, flex: 'none' });
export const action = css({
  justifySelf: 'start',
  fontWeight: vars.font.text.weightStrong,
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
  minBlockSize: '1.5rem',
  selectors: { '&:focus-visible': focusRingText },
});
