import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';

const tablet = 'screen and (min-width: 48rem)';
const desktop = 'screen and (min-width: 64rem)';
const wide = 'screen and (min-width: 80rem)';

/** All of them at once, shoulder to shoulder. */
export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  border: `1px solid ${vars.color.line}`,
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
  },
});

export const thumbnail = style({
  blockSize: '100%',
  minBlockSize: '20rem',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space.lg,
  padding: vars.space.md,
});

export const specimen = style({
  fontFamily: vars.font.display.family,
  fontWeight: vars.font.display.weight,
  fontSize: '4.5rem',
  lineHeight: 1,
});

export const name = style({
  color: vars.color.inkBrand,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

export const fan = style({ display: 'flex', blockSize: '1.5rem' });

export const chip = style({ flex: 1, boxShadow: `inset 0 0 0 1px ${vars.color.line}` });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${vars.color.line}`,
  '@media': { [desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const row = style({ display: 'grid', rowGap: vars.space.md, scrollMarginBlockStart: vars.space.lg });

/** A shop in half a page: laid out by its own width, for the page's says nothing about it. */
export const shop = style({ containerType: 'inline-size', blockSize: '100%' });

const roomy = '(min-width: 36rem)';

export const inside = style({
  display: 'grid',
  gap: vars.space.lg,
  padding: vars.space.md,
  '@container': { [roomy]: { padding: vars.space.xl, gap: vars.space.xl } },
});

export const hero = style({
  display: 'grid',
  gap: vars.space.lg,
  alignItems: 'center',
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
});

export const shelf = style({
  display: 'grid',
  gap: vars.space.sm,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.md } },
});

export const counter = style({
  display: 'grid',
  gap: vars.space.md,
  alignItems: 'start',
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const bar = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  paddingBlockEnd: vars.space.sm,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});
