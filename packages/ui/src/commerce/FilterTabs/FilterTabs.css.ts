import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { capsLabel } from '../../internal/capsLabel.ts';
import { focusRingInside } from '../../internal/focusRing.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { color, space } = vars;

export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.lg,
  borderBlockEnd: `${vars.border.hairline} solid ${color.line}`,
});

export const option = css({
  ...capsLabel,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: vars.size.control,
  padding: 0,
  border: 0,
  borderBlockEnd: `${vars.tabs.stroke} solid transparent`,
  background: 'transparent',
  color: color.inkMuted,
  fontFamily: vars.font.text.family,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.ink },
    '&[aria-pressed=true]': { color: color.ink, borderBlockEndColor: color.brand },
    '&:focus-visible': focusRingInside,
  },
});

export const count = css({ fontSize: vars.text.xs, fontVariantNumeric: 'tabular-nums', color: color.inkMuted });
