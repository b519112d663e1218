import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@vitrine/tokens/contract';
import { focusRingText } from '../../internal/focusRing.ts';
import { styleIn } from '../../internal/styleIn.ts';
import { layers } from '../layers.css.ts';

const css = styleIn(layers.foundation);

export const link = recipe({
  base: css({
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.22em',
    cursor: 'pointer',
    transition: `text-decoration-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '&:hover': { textDecorationThickness: '2px' }, '&:focus-visible': focusRingText },
  }),
  variants: {
    tone: {
      brand: css({ color: vars.color.inkBrand }),
      ink: css({ color: vars.color.ink }),
      muted: css({ color: vars.color.inkMuted }),
      inherit: css({ color: 'inherit' }),
    },
    quiet: { true: css({ textDecorationColor: 'transparent', ':hover': { textDecorationColor: 'currentColor' } }) },
  },
});
