import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@vitrine/tokens/contract';
import { styleIn } from '../../internal/styleIn.ts';
import { layers } from '../layers.css.ts';

const css = styleIn(layers.foundation);
const { display } = vars.font;

export const heading = recipe({
  base: css({
    fontFamily: display.family,
    fontWeight: display.weight,
    fontStretch: display.stretch,
    letterSpacing: display.tracking,
    lineHeight: display.leading,
    textTransform: display.transform as 'none',
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
    align: { start: css({ textAlign: 'start' }), center: css({ textAlign: 'center' }), end: css({ textAlign: 'end' }) },
  },
});
