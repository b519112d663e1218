import { createVar } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color, space } = vars;

export const ratio = createVar();
export const left = createVar();
export const top = createVar();
export const width = createVar();
export const height = createVar();

export const root = css({ display: 'grid', gap: space.xs, minInlineSize: 0 });

export const places = css({ display: 'flex', flexWrap: 'wrap', gap: space.md });

const length = `min(100%, calc(6.5rem * ${ratio}))`;

/** All of one height, but for those too wide for the room there is. A narrow one leaves its name some room. */
export const preview = css({
  display: 'grid',
  gap: space.xxs,
  alignContent: 'start',
  inlineSize: length,
  minInlineSize: '5.5rem',
  margin: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

/** Left is left in every script: it is a picture. */
export const frame = css({
  position: 'relative',
  direction: 'ltr',
  inlineSize: length,
  aspectRatio: ratio,
  overflow: 'hidden',
  borderRadius: `min(${vars.radius.image}, 8px)`,
  background: color.skeleton,
});

export const picture = css({
  position: 'absolute',
  insetInlineStart: left,
  insetBlockStart: top,
  inlineSize: width,
  blockSize: height,
  maxInlineSize: 'none',
});
