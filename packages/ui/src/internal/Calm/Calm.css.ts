import { layers } from '../../foundation/layers.css.ts';
import { asWritten } from '../inCapitals.ts';
import { styleIn } from '../styleIn.ts';

const css = styleIn(layers.components);

/** A box of its own, for only a box has a first letter. */
export const sentence = css({
  display: 'inline-block',
  '@container': {
    [asWritten]: { textTransform: 'lowercase', selectors: { '&::first-letter': { textTransform: 'uppercase' } } },
  },
});
