import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { cardLink } from '../../internal/cardLink.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color, font, radius, space, text } = vars;

export const root = css({ position: 'relative', display: 'grid', gap: space.sm, alignContent: 'start' });

/** Where there is no picture, the first letter stands on the same ground. */
export const letter = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  borderRadius: radius.image,
  background: color.groundRaised,
  color: color.inkMuted,
  fontFamily: font.display.family,
  fontSize: text.xl,
});

export const words = css({ display: 'grid', justifyItems: 'start', gap: space.xxs, minInlineSize: 0 });

export const name = css({ fontWeight: font.text.weightStrong, lineHeight: 1.3, overflowWrap: 'anywhere' });

export const link = css(cardLink(root));

export const note = css({ color: color.inkMuted, fontSize: text.sm, overflowWrap: 'anywhere' });
