import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { space } = vars;

const base = { display: 'grid', gap: space.xl, alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const beside = 'minmax(0, 1fr) minmax(17rem, 20rem)';

export const layout = css({ ...base, '@media': { [media.desktop]: { gridTemplateColumns: beside } } });

export const withList = css({
  ...base,
  '@media': {
    [media.desktop]: { gridTemplateColumns: beside },
    [media.wide]: { gridTemplateColumns: `14rem ${beside}` },
  },
});

/** Above the cart until there is room for it beside. */
export const list = css({
  minInlineSize: 0,
  gridColumn: '1 / -1',
  '@media': { [media.wide]: { gridColumn: 'auto' } },
});

export const main = css({ display: 'grid', gap: space.xl, minInlineSize: 0 });

/** As tall as its row, so that what is inside can stay in sight. */
export const summary = css({ minInlineSize: 0, blockSize: '100%' });
