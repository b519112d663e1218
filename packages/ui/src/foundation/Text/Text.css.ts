import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@vitrine/tokens/contract';
import { capsLabel } from '../../internal/capsLabel.ts';
import { styleIn } from '../../internal/styleIn.ts';
import { layers } from '../layers.css.ts';

const css = styleIn(layers.foundation);

export const text = recipe({
  base: css({ fontFamily: vars.font.text.family, lineHeight: vars.font.text.leading, overflowWrap: 'anywhere' }),
  variants: {
    size: {
      xs: css({ fontSize: vars.text.xs }),
      sm: css({ fontSize: vars.text.sm }),
      md: css({ fontSize: vars.text.md }),
      lg: css({ fontSize: vars.text.lg }),
      xl: css({ fontSize: vars.text.xl, lineHeight: 1.4 }),
    },
    tone: {
      ink: css({ color: vars.color.ink }),
      muted: css({ color: vars.color.inkMuted }),
      brand: css({ color: vars.color.inkBrand }),
      critical: css({ color: vars.color.critical.ink }),
      positive: css({ color: vars.color.positive.ink }),
      caution: css({ color: vars.color.caution.ink }),
      onBrand: css({ color: vars.color.onBrand }),
      inverse: css({ color: vars.color.inkInverse }),
      inherit: css({ color: 'inherit' }),
    },
    weight: {
      regular: css({ fontWeight: vars.font.text.weight }),
      strong: css({ fontWeight: vars.font.text.weightStrong }),
    },
    align: { start: css({ textAlign: 'start' }), center: css({ textAlign: 'center' }), end: css({ textAlign: 'end' }) },
    caps: { true: css(capsLabel) },
    measure: { true: css({ maxInlineSize: vars.size.measure }) },
    tabular: { true: css({ fontVariantNumeric: 'tabular-nums' }) },
    clamped: {
      true: css({
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
      }),
    },
  },
});
