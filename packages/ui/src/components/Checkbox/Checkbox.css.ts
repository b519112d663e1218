import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color, motion } = vars;

export const row = css({
  display: 'flex',
  gap: vars.space.sm,
  alignItems: 'start',
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.xs,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.inkMuted } },
});

export const box = css({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: vars.check.size,
  blockSize: vars.check.size,
  marginBlockStart: '0.125rem',
  background: color.groundRaised,
  border: `${vars.border.strong} solid ${color.lineStrong}`,
  borderRadius: `min(${vars.radius.control}, 0.375rem)`,
  // The system draws it, in its own colours.
  '@media': { [media.forced]: { appearance: 'auto', selectors: { '&::after': { content: 'none' } } } },
  cursor: 'inherit',
  transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: color.ink },
    '&:focus-visible': focusRing,
    // Radios count as indeterminate while none of their group is chosen; none of them may look chosen then.
    '&:checked, &[type=checkbox]:indeterminate': { background: color.brand, borderColor: color.brand },
    '&[aria-invalid=true], [role=radiogroup][aria-invalid=true] &': { borderColor: color.critical.ink },
    '&:disabled': { opacity: 0.6 },
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: color.onBrand,
      clipPath: 'polygon(18% 52%, 27% 42%, 43% 58%, 74% 24%, 83% 33%, 43% 77%)',
      transform: 'scale(0)',
      transition: `transform ${motion.fast} ${motion.ease}`,
    },
    '&:checked::after': { transform: 'none' },
    '&[type=checkbox]:indeterminate::after': { clipPath: 'inset(43% 20%)', transform: 'none' },
    '&[type=radio], &[type=radio]::after': { borderRadius: '50%' },
    '&[type=radio]::after': { clipPath: 'circle(28%)' },
  },
});

export const words = css({ display: 'grid', gap: vars.space.xxs, lineHeight: 1.5, minInlineSize: 0 });
