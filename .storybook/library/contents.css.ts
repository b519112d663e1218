import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';

export const page = style({
  maxInlineSize: '80rem',
  marginInline: 'auto',
  padding: `${vars.space.xxl} ${vars.space.lg}`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.lg,
});

export const search = style({ maxInlineSize: '32rem' });

export const count = style({ fontSize: vars.text.sm, color: vars.color.inkMuted });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  columnGap: vars.space.xl,
  rowGap: vars.space.lg,
  padding: 0,
  listStyle: 'none',
});

export const entry = style({
  display: 'grid',
  alignContent: 'start',
  rowGap: vars.space.xxs,
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const link = style({
  justifySelf: 'start',
  color: vars.color.ink,
  fontFamily: vars.font.display.family,
  fontWeight: vars.font.display.weight,
  fontSize: vars.text.lg,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
