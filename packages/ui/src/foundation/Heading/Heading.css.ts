import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@vitrine/tokens/contract';
import { displayFace } from '../../internal/displayFace.ts';
import { styleIn } from '../../internal/styleIn.ts';
import { layers } from '../layers.css.ts';

const css = styleIn(layers.foundation);

export const heading = recipe({
  base: css({
    ...displayFace,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
  variants: {
    size: {
      sm: css({ fontSize: vars.display.sm, lineHeight: 1.2 }),
      md: css({ fontSize: vars.display.md }),
      lg: css({ fontSize: vars.display.lg }),
      xl: css({ fontSize: vars.display.xl }),
      hero: css({ fontSize: vars.display.hero }),
    },
    sentence: { true: css({ textTransform: 'none', letterSpacing: 'normal' }) },
    align: { start: css({ textAlign: 'start' }), center: css({ textAlign: 'center' }), end: css({ textAlign: 'end' }) },
  },
});
