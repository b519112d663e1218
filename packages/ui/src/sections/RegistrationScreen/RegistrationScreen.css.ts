import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

/** The greeting stands beside a long form and stays in view. */
export const intro = css({ display: 'grid', gap: vars.space.md, maxInlineSize: '32rem' });

export const thanks = css({
  display: 'grid',
  gap: vars.space.lg,
  justifyItems: 'start',
  inlineSize: '100%',
  maxInlineSize: '32rem',
  marginInline: 'auto',
  outline: 'none',
});

/** Links of a notice, beside each other where there is room. */
export const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
  paddingBlockStart: vars.space.xs,
});
