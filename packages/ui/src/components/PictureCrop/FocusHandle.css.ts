import { createVar } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color } = vars;

export const left = createVar();
export const top = createVar();

/** As large as the crop. A press beside the point is for the crop. */
export const frame = css({ position: 'absolute', inset: 0, zIndex: 1, pointerEvents: 'none' });

export const handle = css({
  position: 'absolute',
  insetInlineStart: left,
  insetBlockStart: top,
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  margin: '-1.375rem',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  pointerEvents: 'auto',
  touchAction: 'none',
  cursor: 'grab',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:has(:focus-visible)::before': focusRing,
    '&::before': {
      content: '',
      gridArea: '1 / 1',
      inlineSize: '1.75rem',
      blockSize: '1.75rem',
      borderRadius: '50%',
      border: `3px solid ${color.onScrim}`,
      background: color.scrim,
      boxShadow: `0 0 0 1px ${color.scrim}`,
    },
    '&::after': {
      content: '',
      gridArea: '1 / 1',
      inlineSize: '0.375rem',
      blockSize: '0.375rem',
      borderRadius: '50%',
      border: `3px solid ${color.onScrim}`,
    },
  },
});

/** Over the handle for assistive technology; the pointer moves the handle. */
export const slider = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});
