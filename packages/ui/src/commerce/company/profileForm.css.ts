import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { space } = vars;

export const form = css({ display: 'grid', gap: space.lg, maxInlineSize: '44rem' });

/** Short fields go in pairs where there is room. */
export const pair = css({
  display: 'grid',
  gap: space.md,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const send = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.md });

export const choice = css({ display: 'grid', gap: space.xs, justifyItems: 'start' });
