import { vars } from '@vitrine/tokens/contract';
import { brokenImage } from '../../internal/brokenImage.ts';
import { atFocus, unfocused } from '../../internal/pictureFocus.ts';
import { styleIn } from '../../internal/styleIn.ts';
import { layers } from '../layers.css.ts';

const css = styleIn(layers.foundation);

const ratio = (value: string) => css({ aspectRatio: value });

export const ratios = {
  '3:4': ratio('3 / 4'),
  '4:5': ratio('4 / 5'),
  '1:1': ratio('1 / 1'),
  '16:9': ratio('16 / 9'),
  '21:9': ratio('21 / 9'),
  '346:219': ratio('346 / 219'),
  fill: css({ blockSize: '100%' }),
};

/** The ground tone stands in until the picture has come, and when it never comes. */
export const frame = css({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.image,
  background: vars.color.skeleton,
  color: vars.color.inkMuted,
});

export const square = css({ borderRadius: 0 });

export const image = css({
  ...brokenImage.rule,
  ...atFocus(),
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: brokenImage.selectors,
});
export const contained = css({ objectFit: 'contain', ...unfocused });
