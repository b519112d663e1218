import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';

/** A tall table: its head and its first column stay in sight. */
export const frame = style({
  // What is hidden from sight alone must not stretch the page.
  position: 'relative',
  overflow: 'auto',
  maxBlockSize: 'min(80vh, 56rem)',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

export const table = style({ inlineSize: '100%', fontSize: vars.text.sm, borderCollapse: 'separate' });

export const top = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  padding: `${vars.space.sm} ${vars.space.sm}`,
  background: vars.color.groundRaised,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  fontWeight: vars.font.text.weightStrong,
});

export const corner = style([top, { insetInlineStart: 0, zIndex: 3 }]);

export const group = style({
  padding: `${vars.space.lg} ${vars.space.sm} ${vars.space.xs}`,
  textAlign: 'start',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const groupName = style({
  position: 'sticky',
  insetInlineStart: vars.space.sm,
  fontFamily: vars.font.display.family,
  fontWeight: vars.font.display.weight,
  fontSize: vars.text.xl,
});

export const first = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  // Narrow enough for every partner beside it at 1440.
  inlineSize: '18rem',
  minInlineSize: '15rem',
  overflowWrap: 'anywhere',
  padding: vars.space.sm,
  background: vars.color.ground,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 'inherit',
  '@media': { 'screen and (max-width: 47.99rem)': { position: 'static', minInlineSize: '16rem' } },
});

export const cell = style({
  minInlineSize: '7rem',
  maxInlineSize: '13rem',
  padding: `${vars.space.sm} ${vars.space.xs}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});

export const names = style({ display: 'grid', justifyItems: 'start', rowGap: '2px' });

export const copy = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: '24px',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.75rem',
  textAlign: 'start',
  color: vars.color.inkMuted,
  selectors: {
    '&:hover': { color: vars.color.ink, textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[data-strong]': { color: vars.color.ink, fontSize: '0.875rem' },
  },
});

export const said = style({ color: vars.color.positive.ink, fontFamily: vars.font.text.family });

export const value = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: '1.75rem',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.75rem',
});

export const swatch = style({
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `1px solid ${vars.color.line}`,
});

/** Behind a sample that needs a ground of its own. */
export const box = style({
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '1.5rem',
  background: vars.color.groundRaised,
  border: `1px solid ${vars.color.lineStrong}`,
});

export const letters = style({ flex: 'none', fontSize: '1.375rem', lineHeight: 1.1, inlineSize: '2.5rem' });

export const bar = style({ flex: 'none', blockSize: '0.5rem', maxInlineSize: '2.5rem', background: vars.color.brand });

export const tools = style({
  display: 'grid',
  gap: vars.space.md,
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    'screen and (min-width: 48rem)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto' },
  },
});

export const count = style({ paddingBlockEnd: vars.space.sm, color: vars.color.inkMuted, fontSize: vars.text.sm });
