import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { disabledLine } from '../../internal/disabledLine.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { picked } from '../../internal/picked.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color } = vars;

export const iconButton = recipe({
  base: css({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: vars.radius.button,
    color: 'inherit',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, transform ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:hover:not([aria-disabled=true])': picked,
      '&:active:not([aria-disabled=true])': { transform: 'scale(0.94)' },
      '&:focus-visible': focusRing,
      '&[aria-disabled=true]': {
        color: `color-mix(in oklab, ${color.inkMuted} 60%, transparent)`,
        borderColor: disabledLine,
        cursor: 'not-allowed',
      },
    },
  }),
  variants: {
    size: {
      sm: css({ inlineSize: vars.size.controlSmall, blockSize: vars.size.controlSmall }),
      md: css({ inlineSize: vars.size.control, blockSize: vars.size.control }),
    },
    variant: {
      quiet: css({}),
      outline: css({ border: `${vars.border.strong} solid ${color.lineStrong}` }),
      raised: css({ background: color.groundRaised, color: color.ink, boxShadow: vars.shadow.raised }),
    },
  },
});
