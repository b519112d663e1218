import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { focusRing } from '../../../internal/focusRing.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { border, color, space } = vars;

export const sizes = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4rem, 1fr))',
  gap: space.xs,
});

export const size = css({
  display: 'grid',
  gap: space.xxs,
  alignContent: 'start',
  fontSize: vars.text.sm,
  textAlign: 'center',
});

export const units = css({
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  textAlign: 'center',
  border: `${vars.field.stroke} solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.groundRaised,
  color: color.ink,
  font: 'inherit',
  selectors: {
    '&:focus-visible': focusRing,
    '&::placeholder': { color: color.inkMuted, opacity: 1 },
    '&:disabled': { borderColor: color.line, borderWidth: border.hairline, background: 'none', cursor: 'not-allowed' },
  },
});

export const hint = css({ fontSize: vars.text.xs, color: color.inkMuted, lineHeight: 1.3 });

/** Gets the focus once a question is answered. */
export const notices = css({ outline: 'none' });
