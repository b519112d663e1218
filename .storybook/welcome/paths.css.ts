import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';

export const paths = style({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { 'screen and (min-width: 48rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const path = style({
  display: 'grid',
  alignContent: 'start',
  rowGap: vars.space.md,
  paddingBlockStart: vars.space.lg,
  borderBlockStart: `${vars.border.strong} solid ${vars.color.ink}`,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '2.75rem',
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.inkBrand,
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const page = style({
  display: 'grid',
  rowGap: vars.space.xxl,
  maxInlineSize: '80rem',
  marginInline: 'auto',
  padding: `${vars.space.xxl} ${vars.space.lg}`,
});
