import { createVar, fallbackVar } from '@vanilla-extract/css';
import { layers } from '../../foundation/layers.css.ts';
import { logoOnDark } from '../logoOnDark.ts';
import { styleIn } from '../styleIn.ts';

const css = styleIn(layers.foundation);

/** The square root of width by height, known once the file is there. */
export const spread = createVar();

/** The side of a square logo; any other has the same area. */
export const side = createVar();
export const maxInline = createVar();
export const maxBlock = createVar();

/** Most logos are a wordmark: four times as wide as high. */
const known = fallbackVar(spread, '2');

export const logo = css({
  display: 'block',
  inlineSize: `min(${maxInline}, ${side} * ${known})`,
  blockSize: `min(${maxBlock}, ${side} / ${known})`,
  objectFit: 'contain',
});

export const turned = css({ selectors: logoOnDark });
