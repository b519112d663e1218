import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const footnote = css({
  marginBlockStart: vars.space.lg,
  maxInlineSize: vars.size.measure,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
});

/** The places of the cards that are on their way, as many as will be in view (K-14, K-16). */
export const waiting = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '10px',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const card = css({
  display: 'grid',
  gap: vars.space.sm,
  selectors: { '&:nth-child(n + 3)': { display: 'none', '@media': { [media.tablet]: { display: 'grid' } } } },
});
