import { vars } from '@vitrine/tokens/contract';
import { css } from '../layer.css.ts';

const { color, text } = vars;
const ring = { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' };
const phone = 'screen and (max-width: 47.99rem)';
const line = `1px solid ${color.line}`;

export const report = css({ background: color.ground, borderBlockStart: line, fontSize: text.md, minBlockSize: 0 });

export const summary = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: '1rem',
  selectors: { '&:hover': { background: color.selected }, '&:focus-visible': ring },
});

export const good = css({ flex: 'none', color: color.positive.ink });
export const bad = css({ flex: 'none', color: color.critical.ink });
export const moved = css({ color: color.inkMuted });
/** Two short sentences, one below the other where there is no room. */
export const said = css({ flex: 1, display: 'flex', flexWrap: 'wrap', columnGap: '0.625rem', textAlign: 'start' });
export const turned = css({ flex: 'none', selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } } });

export const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  paddingInline: '1rem',
  paddingBlockEnd: '1rem',
  maxBlockSize: '42dvh',
  overflowY: 'auto',
  borderBlockStart: line,
  '@media': {
    'screen and (min-width: 80rem)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: '2rem' },
    'screen and (max-width: 63.99rem)': { maxBlockSize: 'none' },
  },
});

export const part = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '0.625rem',
  minInlineSize: 0,
  paddingBlockStart: '0.875rem',
});

export const title = css({ fontWeight: vars.font.text.weightStrong });

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem',
});

export const quiet = css({ fontSize: text.sm, lineHeight: 1.45, color: color.inkMuted });

export const moves = css({ display: 'grid', gap: '0.75rem' });

export const move = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0.75rem',
  padding: '0.75rem',
  border: line,
  borderRadius: '0.5rem',
});

export const fromTo = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1.375rem',
  blockSize: '2rem',
  borderRadius: '0.375rem',
  overflow: 'hidden',
  boxShadow: `0 0 0 1px ${color.line}`,
});

export const moveBody = css({ display: 'grid', gap: '0.5rem', lineHeight: 1.45 });

export const ways = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.375rem' });

export const way = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minBlockSize: '1.75rem',
  paddingInline: '0.5rem',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: '0.375rem',
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover': { background: color.selected, borderColor: color.ink },
    '&:focus-visible': { ...ring, outlineOffset: '1px' },
  },
});

export const dot = css({
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  borderRadius: '50%',
  boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / 14%)',
});

export const table = css({ inlineSize: '100%', fontSize: text.sm, fontVariantNumeric: 'tabular-nums' });

const inTable = {
  paddingBlock: '0.375rem',
  paddingInlineEnd: '0.75rem',
  textAlign: 'start',
  borderBlockEnd: line,
  fontWeight: 400,
  '@media': {
    [phone]: { selectors: { '&:last-child': { paddingInlineEnd: 0 }, '&:first-child': { inlineSize: '100%' } } },
  },
} as const;
const besideOnAPhone = { '@media': { [phone]: { display: 'none' } } } as const;

export const cell = css({ ...inTable, verticalAlign: 'middle' });
export const headCell = css({ ...inTable, color: color.inkMuted });

// A phone has no room for a column of its own: what is needed stands beside the name, which takes two lines.
export const neededCell = css({ ...inTable, ...besideOnAPhone, verticalAlign: 'middle' });
export const neededHead = css({ ...inTable, ...besideOnAPhone, color: color.inkMuted });

export const pair = css({
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '0.375rem',
      lineHeight: 1.35,
    },
  },
});

export const ground = css({
  '@media': { [phone]: { gridRow: 2, gridColumn: '1 / -1', color: color.inkMuted } },
});

export const neededBeside = css({
  display: 'none',
  color: color.inkMuted,
  '@media': { [phone]: { display: 'inline' } },
});

export const measured = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { gap: '0.375rem' } },
});

export const chip = css({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.375rem',
  borderRadius: '0.25rem',
  fontSize: text.xs,
  fontWeight: 600,
  boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / 14%)',
});

export const chipMark = css({ inlineSize: '0.875rem', blockSize: '0.625rem', border: '2px solid' });

/** After a ratio in which a colour is not as it was given. */
export const movedMark = css({
  display: 'inline-block',
  inlineSize: '0.4375rem',
  blockSize: '0.4375rem',
  borderRadius: '50%',
  background: color.caution.ink,
});

export const legend = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  marginInlineEnd: 'auto',
  fontSize: text.sm,
  color: color.inkMuted,
});
