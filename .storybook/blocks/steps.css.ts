import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';

const desktop = 'screen and (min-width: 64rem)';
const tablet = 'screen and (min-width: 48rem)';

export const steps = style({ display: 'grid', rowGap: vars.space.xxl, counterReset: 'step' });

export const step = style({
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: vars.space.lg,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', gap: vars.space.xxl } },
});

export const seeds = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const seed = style({ display: 'grid', rowGap: vars.space.xs, fontSize: vars.text.sm });

export const picker = style({
  inlineSize: '100%',
  blockSize: '3.5rem',
  padding: 0,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': { border: 0 },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const roles = style({
  display: 'grid',
  gap: vars.space.sm,
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
});

export const role = style({
  display: 'grid',
  alignContent: 'space-between',
  minBlockSize: '6rem',
  padding: vars.space.sm,
  fontSize: vars.text.sm,
  border: `1px solid ${vars.color.line}`,
});

export const ramp = style({ position: 'relative', paddingBlock: '2.25rem' });

export const rampBand = style({ display: 'flex', blockSize: '3rem', border: `1px solid ${vars.color.line}` });

export const rampStep = style({ flex: 1 });

export const pin = style({
  position: 'absolute',
  insetBlock: '0.25rem',
  inlineSize: '2px',
  background: vars.color.ink,
  fontSize: vars.text.xs,
  whiteSpace: 'nowrap',
});

export const pinWords = style({
  position: 'absolute',
  insetInlineStart: '6px',
  selectors: {
    '&[data-at=top]': { insetBlockStart: '-2px' },
    '&[data-at=bottom]': { insetBlockEnd: '-2px' },
    '&[data-turned]': { insetInlineStart: 'auto', insetInlineEnd: '8px' },
  },
});

export const choices = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const shown = style({ border: `1px solid ${vars.color.line}` });

export const drop = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.sm,
  padding: vars.space.xl,
  textAlign: 'center',
  border: `2px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  selectors: { '&[data-over]': { background: vars.color.selected, borderColor: vars.color.brand } },
});

export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const files = style({ display: 'grid', borderBlockStart: `1px solid ${vars.color.line}` });

export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  paddingBlock: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
