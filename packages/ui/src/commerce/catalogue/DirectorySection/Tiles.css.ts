import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

/** As tall as most tiles. There may be thousands, so nothing moves in them. */
export const room = css({
  paddingBlockEnd: '4rem',
  selectors: {
    '&::before': {
      content: '',
      display: 'block',
      aspectRatio: '3 / 4',
      borderRadius: vars.radius.image,
      background: vars.color.skeleton,
    },
  },
});
