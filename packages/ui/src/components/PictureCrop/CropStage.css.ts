import { createVar, globalStyle } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { media } from '../../internal/media.ts';
import { layered, styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color } = vars;

/** Width to height of the picture. */
export const natural = createVar();

const tallest = '28rem';

/** As wide as there is room, and never taller than a screen. Left is left in every script: it is a picture. */
export const stage = css({
  position: 'relative',
  display: 'block',
  direction: 'ltr',
  inlineSize: `min(100%, calc(${tallest} * ${natural}))`,
  aspectRatio: natural,
  background: color.skeleton,
});

export const picture = css({ display: 'block', inlineSize: '100%', blockSize: '100%', color: 'transparent' });

const part = (selector: string, rule: object) =>
  globalStyle(`${stage} .ReactCrop__${selector}`, layered(layers.components, rule));

part('child-wrapper', { blockSize: '100%' });
part('crop-mask', { position: 'absolute', inset: 0, pointerEvents: 'none' });
part('crop-mask > rect', { fill: color.scrim, fillOpacity: 1 });
part('crop-selection', {
  position: 'absolute',
  cursor: 'move',
  touchAction: 'none',
  border: `1px solid ${color.onScrim}`,
  boxShadow: `0 0 0 1px ${color.scrim}`,
});
part('crop-selection:focus-visible', focusRing);

const line = { content: '', position: 'absolute', background: color.onScrim, opacity: 0.5, pointerEvents: 'none' };
part('rule-of-thirds-hz::before', { ...line, insetInline: 0, blockSize: 1, insetBlockStart: '33.33%' });
part('rule-of-thirds-hz::after', { ...line, insetInline: 0, blockSize: 1, insetBlockEnd: '33.33%' });
part('rule-of-thirds-vt::before', { ...line, insetBlock: 0, inlineSize: 1, insetInlineStart: '33.33%' });
part('rule-of-thirds-vt::after', { ...line, insetBlock: 0, inlineSize: 1, insetInlineEnd: '33.33%' });

/** Half of a place to press, which is centred on its corner or side. */
const reach = '0.75rem';
const finger = '1.125rem';

part('drag-handle', {
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  inlineSize: `calc(2 * ${reach})`,
  blockSize: `calc(2 * ${reach})`,
  margin: `calc(-1 * ${reach})`,
  '@media': {
    '(pointer: coarse)': {
      inlineSize: `calc(2 * ${finger})`,
      blockSize: `calc(2 * ${finger})`,
      margin: `calc(-1 * ${finger})`,
    },
  },
});
part('drag-handle::before', {
  content: '',
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  background: color.onScrim,
  boxShadow: `0 0 0 1px ${color.scrim}`,
  '@media': { [media.forced]: { border: '1px solid' } },
});
part('drag-handle:focus-visible', { outline: 'none' });
part('drag-handle:focus-visible::before', focusRing);

const places = {
  nw: { insetBlockStart: 0, insetInlineStart: 0 },
  n: { insetBlockStart: 0, insetInlineStart: '50%' },
  ne: { insetBlockStart: 0, insetInlineEnd: 0 },
  e: { insetBlockStart: '50%', insetInlineEnd: 0 },
  se: { insetBlockEnd: 0, insetInlineEnd: 0 },
  s: { insetBlockEnd: 0, insetInlineStart: '50%' },
  sw: { insetBlockEnd: 0, insetInlineStart: 0 },
  w: { insetBlockStart: '50%', insetInlineStart: 0 },
};
for (const [side, place] of Object.entries(places))
  part(`drag-handle.ord-${side}`, { ...place, cursor: `${side}-resize` });

/** With a ratio to keep, only the corners make it larger or smaller. */
for (const side of ['n', 'e', 's', 'w'])
  globalStyle(
    `${stage}.ReactCrop--fixed-aspect .ReactCrop__drag-handle.ord-${side}`,
    layered(layers.components, { display: 'none' }),
  );
