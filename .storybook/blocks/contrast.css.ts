import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';

export const ratio = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minBlockSize: '2rem' });

export const chip = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '1.75rem',
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  fontWeight: 600,
});

/** What only has to be seen is shown as a line on its ground. */
export const mark = style({ inlineSize: '1.5rem', blockSize: '0.875rem', borderStyle: 'solid', borderWidth: '3px' });

export const figure = style({
  display: 'grid',
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.text.sm,
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
});

export const moved = style({ color: vars.color.inkBrand, fontSize: '0.6875rem', fontWeight: 600 });

export const pair = style({ display: 'grid', rowGap: vars.space.xxs });

export const moves = style({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { 'screen and (min-width: 64rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const move = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.sm,
  alignItems: 'start',
  paddingBlock: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const fromTo = style({ display: 'flex', boxShadow: `0 0 0 1px ${vars.color.line}` });

export const half = style({ inlineSize: '1.75rem', blockSize: '1.75rem' });
