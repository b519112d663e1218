import { vars } from '@vitrine/tokens/contract';
import { css } from '../layer.css.ts';

const { color, text } = vars;
const ring = { outline: `2px solid ${color.focus}`, outlineOffset: '1px' };

export const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  minBlockSize: '3rem',
  paddingInline: '0.75rem',
  paddingBlock: '0.375rem',
  background: color.ground,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    'screen and (max-width: 87.99rem)': { flexWrap: 'wrap' },
  },
});

export const looks = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem', flex: '1 1 auto' });

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem',
  marginInlineStart: 'auto',
  // In one row beside the looks, which take two where they have to.
  '@media': { 'screen and (min-width: 88rem)': { flex: 'none', flexWrap: 'nowrap' } },
});

/** As wide as its longest choice in any language needs. */
export const select = css({ flex: 'none', inlineSize: '13.5rem', maxInlineSize: '100%' });

export const tool = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  flex: 'none',
  minBlockSize: '2rem',
  paddingInline: '0.625rem',
  borderRadius: '0.375rem',
  fontSize: text.md,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: color.selected },
    '&:focus-visible': ring,
    '&[aria-pressed=true]': { background: color.selected, boxShadow: `inset 0 0 0 1px ${color.lineStrong}` },
    '&[data-strong]': { background: color.brand, color: color.onBrand },
    '&[data-strong]:hover': { background: color.brandHover },
  },
});

/** On a phone words are enough. */
export const toolMark = css({ '@media': { 'screen and (max-width: 47.99rem)': { display: 'none' } } });

export const toolWords = css({ '@media': { 'screen and (max-width: 47.99rem)': { fontSize: text.sm } } });

/** Where the button is that a panel hangs from: distances from the top and the end of the window. */
export const popFrom = { top: '--pop-from-top', end: '--pop-from-end' } as const;

const popWidth = '22rem';
const popGap = '6px';

export const pop = css({
  position: 'fixed',
  inset: 'auto',
  insetBlockStart: `calc(var(${popFrom.top}) + ${popGap})`,
  // Under the end of its button, and within the window where that would lead out of it.
  insetInlineEnd: `clamp(${popGap}, var(${popFrom.end}), calc(100vw - ${popWidth} - ${popGap}))`,
  margin: 0,
  inlineSize: popWidth,
  maxInlineSize: 'calc(100vw - 1rem)',
  maxBlockSize: 'calc(100dvh - 5rem)',
  overflowY: 'auto',
  padding: '0.75rem',
  background: color.groundRaised,
  color: color.ink,
  fontSize: text.md,
  border: `1px solid ${color.line}`,
  borderRadius: '0.625rem',
  boxShadow: vars.shadow.float,
});

export const share = css({ display: 'grid', gap: '0.75rem' });

export const linkRow = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0.5rem',
  alignItems: 'end',
});

export const quiet = css({ fontSize: text.sm, lineHeight: 1.45, color: color.inkMuted });

export const files = css({ display: 'grid' });

export const file = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '0.625rem',
  alignItems: 'start',
  inlineSize: '100%',
  padding: '0.5rem',
  borderRadius: '0.375rem',
  textAlign: 'start',
  selectors: {
    '&:hover': { background: color.selected },
    '&:focus-visible': ring,
  },
});

export const fileMark = css({ paddingBlockStart: '0.125rem', color: color.inkMuted });

export const fileWords = css({ display: 'grid', gap: '0.125rem' });
