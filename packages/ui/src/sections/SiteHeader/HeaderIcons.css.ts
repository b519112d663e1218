import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { forcedFill } from '../../internal/forcedFill.ts';
import { picked } from '../../internal/picked.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const iconHolder = css({ position: 'relative' });

export const icon = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  // A retailer has five icons: on a phone they leave room for the name of the shop.
  inlineSize: `min(${vars.size.control}, 9.5vw)`,
  blockSize: vars.size.control,
  border: 0,
  borderRadius: vars.radius.button,
  background: 'none',
  color: vars.color.ink,
  cursor: 'pointer',
  selectors: { '&:hover': picked },
});

export const dot = css({
  position: 'absolute',
  insetBlockStart: '0.625rem',
  insetInlineEnd: '0.625rem',
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.pill,
  background: vars.color.inkBrand,
  boxShadow: `0 0 0 2px ${vars.color.ground}`,
  ...forcedFill,
  // With a number in it.
  selectors: {
    '&:not(:empty)': {
      insetBlockStart: '0.25rem',
      insetInlineEnd: '0.125rem',
      display: 'grid',
      placeItems: 'center',
      inlineSize: 'auto',
      minInlineSize: '1.125rem',
      blockSize: '1.125rem',
      paddingInline: '0.25rem',
      background: vars.color.brand,
      color: vars.color.onBrand,
      fontFamily: vars.font.text.family,
      fontSize: '0.6875rem',
      lineHeight: 1,
      fontVariantNumeric: 'tabular-nums',
      ...forcedFill,
    },
  },
});

export const notice = css({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 0.5rem)',
  insetInlineEnd: 0,
  zIndex: vars.layer.popover,
  inlineSize: 'max-content',
  maxInlineSize: `calc(100vw - 2 * ${vars.space.md})`,
});
