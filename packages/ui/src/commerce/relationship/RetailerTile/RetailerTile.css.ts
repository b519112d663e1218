import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { capsLabel } from '../../../internal/capsLabel.ts';
import { cardLink } from '../../../internal/cardLink.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { color, space, text } = vars;

export const root = css({ position: 'relative', display: 'grid', gap: space.sm, alignContent: 'start' });
export const words = css({ display: 'grid', gap: space.xxs, minInlineSize: 0 });

export const name = css({
  fontWeight: vars.font.text.weightStrong,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const link = css(cardLink(root));

export const places = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.inkMuted,
  fontSize: text.sm,
  lineHeight: 1.4,
});

export const note = css({ ...capsLabel, color: color.inkBrand });
