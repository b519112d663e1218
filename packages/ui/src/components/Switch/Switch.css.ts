import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color, motion } = vars;

export const row = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.control,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.inkMuted } },
});

export const track = css({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '1.5rem',
  border: `${vars.border.strong} solid ${color.lineStrong}`,
  borderRadius: vars.radius.pill,
  background: color.groundRaised,
  // The system draws it, in its own colours.
  '@media': { [media.forced]: { appearance: 'auto', selectors: { '&::after': { content: 'none' } } } },
  cursor: 'inherit',
  transition: `background-color ${motion.base} ${motion.ease}, border-color ${motion.base} ${motion.ease}`,
  selectors: {
    '&:focus-visible': focusRing,
    '&:hover:not(:disabled)': { borderColor: color.ink },
    '&:checked': { background: color.brand, borderColor: color.brand },
    '&:disabled': { opacity: 0.6 },
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: '0.1875rem',
      insetInlineStart: '0.1875rem',
      aspectRatio: '1',
      borderRadius: '50%',
      background: color.lineStrong,
      transition: `transform ${motion.base} ${motion.ease}, background-color ${motion.base} ${motion.ease}`,
    },
    '&:checked::after': { background: color.onBrand, transform: 'translateX(1rem)' },
    '[dir=rtl] &:checked::after': { transform: 'translateX(-1rem)' },
  },
});
