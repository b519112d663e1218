import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { focusRingInside } from '../../internal/focusRing.ts';
import { picked } from '../../internal/picked.ts';
import { forcedFill } from '../../internal/forcedFill.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color } = vars;

export const list = css({ display: 'flex', justifyContent: 'center', gap: vars.space.xxs });

/** On a phone all steps share the line. */
export const place = css({ flex: `0 1 ${vars.size.control}`, minInlineSize: 0 });

export const step = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  borderRadius: vars.radius.button,
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.text.sm,
  selectors: {
    '&:is(a, button):not([aria-current]):hover': picked,
    '&:focus-visible': focusRingInside,
    '&[aria-current=page]': {
      background: color.brand,
      color: color.onBrand,
      fontWeight: vars.font.text.weightStrong,
      ...forcedFill,
    },
  },
});
