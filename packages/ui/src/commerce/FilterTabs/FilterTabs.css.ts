import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { capsLabel } from '../../internal/capsLabel.ts';
import { focusRingInside } from '../../internal/focusRing.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { color, space } = vars;

export const row = css({
  display: 'flex',
  columnGap: space.lg,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Drawn inside, so that the mark of the chosen one lies on it.
  boxShadow: `inset 0 calc(-1 * ${vars.border.hairline}) ${color.line}`,
});

export const option = css({
  ...capsLabel,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  flex: 'none',
  minBlockSize: vars.size.control,
  padding: 0,
  border: 0,
  borderBlockEnd: `${vars.tabs.stroke} solid transparent`,
  background: 'transparent',
  color: color.inkMuted,
  fontFamily: vars.font.text.family,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { color: color.ink },
    '&[aria-pressed=true]': { color: color.ink, borderBlockEndColor: color.brand },
    '&:focus-visible': focusRingInside,
  },
});

export const count = css({ fontSize: vars.text.xs, fontVariantNumeric: 'tabular-nums', color: color.inkMuted });
