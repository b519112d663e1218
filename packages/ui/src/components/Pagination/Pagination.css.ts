import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color } = vars;

export const list = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.xxs });

export const step = css({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.control,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.button,
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.text.sm,
  selectors: {
    '&:is(a, button):hover': { background: color.selected },
    '&:focus-visible': focusRing,
    '&[aria-current=page]': { background: color.brand, color: color.onBrand, fontWeight: vars.font.text.weightStrong },
  },
});
