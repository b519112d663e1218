import { css } from '../layer.css.ts';

/** Out of sight, but drawn: a frame that is not displayed has no layout. */
export const frame = css({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: '-200vw',
  blockSize: '900px',
  border: 0,
  visibility: 'hidden',
});
