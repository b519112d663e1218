import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

/** On a phone it takes what the button of the filters leaves of their row. */
export const root = css({
  flex: '99 1 10rem',
  minInlineSize: 0,
  '@media': { [media.tablet]: { flex: '0 1 auto' } },
});
