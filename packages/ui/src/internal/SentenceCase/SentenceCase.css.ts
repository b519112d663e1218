import { layers } from '../../foundation/layers.css.ts';
import { asWritten } from '../inCapitals.ts';
import { styleIn } from '../styleIn.ts';

const css = styleIn(layers.components);

const calm = (self: string) =>
  ({
    [self]: { textTransform: 'lowercase' },
    [`${self}::first-letter`]: { textTransform: 'uppercase' },
  }) as const;

/** A box of its own, for only a box has a first letter. */
export const sentence = css({
  display: 'inline-block',
  selectors: calm('&[data-text]'),
  '@container': { [asWritten]: { selectors: calm('&') } },
});
