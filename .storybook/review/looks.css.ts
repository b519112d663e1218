import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';

export const looks = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space.md });

/** All partners side by side, to be compared. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 208px)',
  overflowX: 'auto',
  gap: '16px',
  paddingBlockEnd: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const cell = style({ position: 'relative', display: 'grid', alignContent: 'start', rowGap: vars.space.xs });

/** The whole thumbnail is the link. */
export const link = style({
  minBlockSize: '24px',
  fontSize: vars.text.sm,
  color: vars.color.inkMuted,
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:hover': { color: vars.color.ink, textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

/** A mail of 640 pixels, scaled to the width of a thumbnail. */
const SCALE = 0.325;

export const mail = style({
  inlineSize: '208px',
  blockSize: '260px',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
});

export const letter = style({
  inlineSize: '640px',
  blockSize: '800px',
  border: 0,
  transform: `scale(${SCALE})`,
  transformOrigin: '0 0',
});

/** A page of a document, which is white in every theme. */
export const paper = style({ inlineSize: '208px', blockSize: 'auto', border: `1px solid ${vars.color.line}` });
