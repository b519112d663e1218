import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);

export const avatar = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  aspectRatio: '1',
  background: vars.color.groundSunken,
  color: vars.color.ink,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  fontWeight: vars.font.text.weightStrong,
  lineHeight: 1,
  userSelect: 'none',
});

export const shapes = { round: css({ borderRadius: '50%' }), square: css({ borderRadius: vars.radius.control }) };

export const sizes = {
  sm: css({ inlineSize: '2rem', fontSize: vars.text.xs }),
  md: css({ inlineSize: vars.size.control, fontSize: vars.text.sm }),
  lg: css({ inlineSize: '4rem', fontSize: vars.text.xl }),
};

export const picture = css({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
