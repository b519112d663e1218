import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { disabledLine } from '../../internal/disabledLine.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { picked, pressed } from '../../internal/picked.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color } = vars;

export const box = css({
  display: 'grid',
  gridTemplateColumns: `${vars.size.control} minmax(3ch, 1fr) ${vars.size.control}`,
  inlineSize: '100%',
  maxInlineSize: '16rem',
  background: color.groundRaised,
  border: `${vars.field.stroke} solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-hovered]': { borderColor: color.ink },
    '&:has(input:focus-visible)': { ...focusRing, borderColor: color.ink },
    '&[data-invalid]': { borderColor: color.critical.ink },
    '&:has(input[readonly])': { background: color.groundSunken },
    '&[data-disabled]': { background: color.groundSunken, borderColor: disabledLine },
  },
});

export const input = css({
  minInlineSize: 0,
  minBlockSize: vars.field.height,
  border: 0,
  outline: 'none',
  boxShadow: 'none',
  background: 'transparent',
  color: color.ink,
  fontSize: vars.text.md,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: { '&:disabled': { color: color.inkMuted, cursor: 'not-allowed' } },
});

export const step = css({
  display: 'grid',
  placeItems: 'center',
  borderRadius: `calc(${vars.radius.control} - 1px)`,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': picked,
    '&[data-pressed]': pressed,
    '&[data-disabled]': { color: color.inkMuted, cursor: 'not-allowed' },
  },
});
