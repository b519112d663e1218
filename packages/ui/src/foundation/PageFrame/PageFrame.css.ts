import { styleIn } from '../../internal/styleIn.ts';
import { layers } from '../layers.css.ts';

const css = styleIn(layers.foundation);

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  minBlockSize: '100dvh',
});

/** Where a skip link lands needs no ring of its own. */
export const main = css({ outline: 'none' });

/** Taller than the window, with any content above it. */
export const rest = css({ minBlockSize: '100dvh' });
