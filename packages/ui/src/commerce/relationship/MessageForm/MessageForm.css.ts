import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const form = css({ display: 'grid', gap: vars.space.md, maxInlineSize: '40rem' });

export const sender = css({
  display: 'grid',
  gap: vars.space.md,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wide = css({ gridColumn: '1 / -1' });

export const thanks = css({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.md,
  maxInlineSize: '40rem',
  paddingBlock: vars.space.xl,
  borderBlockStart: `${vars.border.strong} solid ${vars.color.ink}`,
  outline: 'none',
});
