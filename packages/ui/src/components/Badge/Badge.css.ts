import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { forcedFill } from '../../internal/forcedFill.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color } = vars;

export const badge = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375em',
  minBlockSize: vars.badge.height,
  paddingInline: vars.space.xs,
  borderRadius: `min(${vars.badge.radius}, ${vars.badge.height} / 2)`,
  fontSize: vars.text.xs,
  fontWeight: vars.badge.weight,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  // An edge of the word's own colour: a fill may be as pale, or as dark, as what it stands on.
  boxShadow: 'inset 0 0 0 1px color-mix(in oklab, currentColor 16%, transparent)',
});

export const tones = {
  neutral: css({ background: color.selected, color: color.ink }),
  brand: css({ background: color.brand, color: color.onBrand }),
  accent: css({ background: color.accent, color: color.onAccent }),
  positive: css({ background: color.positive.ground, color: color.positive.ink }),
  caution: css({ background: color.caution.ground, color: color.caution.ink }),
  critical: css({ background: color.critical.ground, color: color.critical.ink }),
  info: css({ background: color.info.ground, color: color.info.ink }),
};

export const dot = css({
  inlineSize: '0.5em',
  blockSize: '0.5em',
  borderRadius: '50%',
  background: 'currentColor',
  ...forcedFill,
});
