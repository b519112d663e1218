import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { capsLabel } from '../../internal/capsLabel.ts';
import { focusRingInside } from '../../internal/focusRing.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color, space } = vars;

export const list = css({
  display: 'flex',
  gap: space.lg,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `${vars.border.hairline} solid ${color.line}`,
});

const chosen = '&[aria-current=page], &[data-selected]';

export const tab = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  flex: 'none',
  minBlockSize: vars.size.control,
  color: color.inkMuted,
  whiteSpace: 'nowrap',
  borderBlockEnd: `${vars.tabs.stroke} solid transparent`,
  marginBlockEnd: `calc(-1 * ${vars.border.hairline})`,
  cursor: 'pointer',
  outline: 'none',
  transition: `color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { color: color.ink },
    [chosen]: { color: color.ink, borderBlockEndColor: color.brand },
    '&:focus-visible, &[data-focus-visible]': focusRingInside,
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.6 },
  },
});

export const caps = css(capsLabel);

export const count = css({ fontSize: vars.text.xs, fontVariantNumeric: 'tabular-nums', color: color.inkMuted });
