import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../foundation/layers.css.ts';
import { layered, styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);

export const area = css({ display: 'contents' });

/** Buttons start a change, and there is none to start. Later than the layer of the buttons. */
globalStyle(
  `${area} :is([data-component="Button"], [data-component="IconButton"], [data-component="ActionBar"])`,
  layered(layers.commerce, { display: 'none' }),
);
