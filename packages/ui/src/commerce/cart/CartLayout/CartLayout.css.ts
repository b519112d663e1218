import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { belowHeader } from '../../../internal/belowHeader.ts';
import { floatingBar } from '../../../internal/floatingBar.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { space } = vars;

const base = { display: 'grid', gap: space.xl, alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const beside = 'minmax(0, 1fr) minmax(17rem, 20rem)';

export const layout = css({ ...base, '@media': { [media.desktop]: { gridTemplateColumns: beside } } });

/** The list and the summary share a column, so that the longest size runs have the room of the other. */
export const withList = css({
  ...base,
  '@media': { [media.desktop]: { gridTemplateColumns: beside, gridTemplateRows: 'auto 1fr' } },
});

export const list = css({ minInlineSize: 0, '@media': { [media.desktop]: { gridColumn: 2 } } });

export const main = css({
  display: 'grid',
  gap: space.xl,
  minInlineSize: 0,
  '@media': {
    [media.desktop]: { gridColumn: 1, gridRow: 1, selectors: { [`${withList} > &`]: { gridRow: '1 / span 2' } } },
  },
});

/** As tall as its row, so that what is inside can stay in sight. */
export const summary = css({ minInlineSize: 0, blockSize: '100%', '@media': { [media.desktop]: { gridColumn: 2 } } });

/** On a phone the summary is far below: the total and the way to send stay at the lower edge of the window. */
export const bar = css({
  ...floatingBar,
  justifyContent: 'space-between',
  '@media': { ...floatingBar['@media'], [media.desktop]: { display: 'none' } },
});

/** The totals, with what explains them, stay below the header. */
export const staying = css({
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: belowHeader },
    [media.print]: { position: 'static' },
  },
});
