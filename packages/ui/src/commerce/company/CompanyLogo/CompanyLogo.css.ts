import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { maxBlock, maxInline, side } from '../../../internal/LogoImage/LogoImage.css.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { color, font } = vars;

export const plate = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  aspectRatio: '346 / 219',
  overflow: 'hidden',
  containerType: 'size',
  background: color.groundRaised,
  border: `${vars.border.hairline} solid ${color.line}`,
  borderRadius: vars.radius.image,
});

/** Too small for the corners of a large picture. */
const small = `min(${vars.radius.image}, 0.375rem)`;

export const sizes = {
  sm: css({ inlineSize: '3.5rem', borderRadius: small }),
  md: css({ inlineSize: '5.5rem', borderRadius: small }),
  fill: css({ inlineSize: '100%' }),
};

export const logo = css({ vars: { [side]: '34cqi', [maxInline]: '80cqi', [maxBlock]: '72cqb' } });

export const letter = css({
  color: color.inkMuted,
  fontFamily: font.display.family,
  fontWeight: font.display.weight,
  fontSize: '46cqb',
  lineHeight: 1,
  textTransform: 'uppercase',
});
