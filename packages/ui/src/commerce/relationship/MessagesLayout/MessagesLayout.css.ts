import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { border, color, space } = vars;

/** As high as the window below the header, so that the writing line is in view. */
const height = 'max(28rem, calc(100dvh - 9rem))';

export const layout = css({
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(18rem, 22rem) minmax(0, 1fr)', blockSize: height } },
});

export const list = css({
  minInlineSize: 0,
  minBlockSize: 0,
  // On a phone, the chat takes the place of the list.
  selectors: { '[data-chat] > &': { display: 'none' } },
  '@media': {
    [media.desktop]: {
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      selectors: { '[data-chat] > &': { display: 'block' } },
    },
  },
});

export const chat = css({
  minInlineSize: 0,
  minBlockSize: 0,
  blockSize: height,
  selectors: { ':not([data-chat]) > &': { display: 'none' } },
  '@media': {
    [media.desktop]: {
      blockSize: '100%',
      paddingInlineStart: space.xl,
      borderInlineStart: `${border.hairline} solid ${color.line}`,
      selectors: { ':not([data-chat]) > &': { display: 'grid', alignContent: 'center' } },
    },
  },
});
