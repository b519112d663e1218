import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { space } = vars;

/** Nested grids that break over pages lay what follows over what was moved to the next page. */
const onPaper = { [media.print]: { display: 'block' } } as const;

export const detail = css({
  display: 'grid',
  gap: space.xl,
  minInlineSize: 0,
  '@media': {
    ...onPaper,
    // Beside the list also in markup of the server, which has the order of a phone.
    [media.desktop]: { selectors: { '&:not(:empty)': { gridArea: '1 / 2' } } },
  },
});

export const layout = css({
  display: 'grid',
  gap: space.xxl,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    ...onPaper,
    [media.desktop]: {
      gridTemplateColumns: 'minmax(18rem, 22rem) minmax(0, 1fr)',
      // Where there is no order to show, what the list says has the page.
      selectors: { [`&:not(:has(> ${detail} > *))`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

export const list = css({ minInlineSize: 0, '@media': { [media.desktop]: { gridArea: '1 / 1' } } });
