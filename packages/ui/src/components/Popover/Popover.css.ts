import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { floating } from '../../internal/floating.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { picked } from '../../internal/picked.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);

export const trigger = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minInlineSize: vars.size.control,
  minBlockSize: vars.size.control,
  borderRadius: vars.radius.button,
  fontSize: vars.text.sm,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': picked,
    '&[data-focus-visible]': focusRing,
    // Room around the words, which keep their place on the page's line.
    '&:not([aria-label])': { paddingInline: vars.space.xs, marginInline: `calc(-1 * ${vars.space.xs})` },
  },
});

export const popover = css({
  ...floating,
  maxInlineSize: 'min(22rem, 92vw)',
});

export const content = css({ padding: vars.space.md, outline: 'none', fontSize: vars.text.sm });
