import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color, space } = vars;

/** Picture and controls beside each other where there is room for both. */
export const root = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space.lg });

export const main = css({ display: 'grid', gap: space.sm, flex: '3 1 20rem', minInlineSize: 0 });

export const side = css({ display: 'grid', gap: space.lg, flex: '2 1 16rem', minInlineSize: 0 });

export const state = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.md });

export const shape = css({ display: 'grid', gap: space.xs, justifyItems: 'start' });

/** In place of a picture that cannot be read. */
export const ground = css({
  display: 'grid',
  placeItems: 'center',
  padding: space.md,
  aspectRatio: '3 / 2',
  maxInlineSize: '28rem',
  background: color.skeleton,
  color: color.ink,
  textAlign: 'center',
});
