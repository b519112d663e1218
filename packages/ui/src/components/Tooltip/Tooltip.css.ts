import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { floatingInverse } from '../../internal/floating.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { picked } from '../../internal/picked.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { space } = vars;

export const trigger = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minInlineSize: vars.size.controlSmall,
  minBlockSize: vars.size.controlSmall,
  borderRadius: vars.radius.button,
  color: 'inherit',
  font: 'inherit',
  cursor: 'help',
  selectors: {
    '&[data-hovered]': picked,
    '&[data-focus-visible]': focusRing,
    '&[data-worded]': { textDecoration: 'underline dotted', textUnderlineOffset: '0.25em' },
  },
});

export const tip = css({
  maxInlineSize: 'min(18rem, calc(100vw - 2rem))',
  paddingBlock: space.xs,
  paddingInline: space.sm,
  ...floatingInverse,
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});
