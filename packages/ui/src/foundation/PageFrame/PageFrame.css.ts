import { styleIn } from '../../internal/styleIn.ts';
import { layers } from '../layers.css.ts';

const css = styleIn(layers.foundation);

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
});

/** Where a skip link lands needs no ring of its own. Below it the footer is out of sight while content loads, and is never pushed. */
export const main = css({
  outline: 'none',
  '@media': { screen: { minBlockSize: '100dvh' } },
});
