import { vars } from '@vitrine/tokens/contract';
import { css } from '../layer.css.ts';

const { color, text } = vars;
const line = `1px solid ${color.line}`;
const soft = '0.375rem';
const ring = { outline: `2px solid ${color.focus}`, outlineOffset: '1px' };

export const logo = css({
  position: 'relative',
  display: 'grid',
  blockSize: '4.5rem',
  border: line,
  borderRadius: '0.5rem',
  overflow: 'hidden',
  selectors: {
    '&[data-ground=light]': { background: '#ffffff', color: '#52525b' },
    '&[data-ground=dark]': { background: '#18181b', color: '#d4d4d8' },
    '&:hover, &[data-over]': { borderColor: color.ink },
    '&:focus-within': ring,
  },
});

export const logoWell = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5rem',
  minInlineSize: 0,
  minBlockSize: 0,
  padding: '0.75rem',
  fontSize: text.sm,
  cursor: 'pointer',
});

export const logoPicture = css({ maxBlockSize: '3rem', maxInlineSize: '80%', objectFit: 'contain' });

export const logoWords = css({ lineHeight: 1.35 });

export const logoRemove = css({ position: 'absolute', insetBlockStart: '0.25rem', insetInlineEnd: '0.25rem' });

export const proposal = css({
  display: 'grid',
  justifyItems: 'start',
  gap: '0.5rem',
  padding: '0.75rem',
  background: color.groundSunken,
  borderRadius: '0.5rem',
});

export const proposalRows = css({ display: 'grid', gap: '0.375rem', inlineSize: '100%' });

export const proposalRow = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) repeat(3, 4.25rem)',
  alignItems: 'center',
  gap: '0.375rem',
});

export const proposalName = css({ fontSize: text.sm, overflowWrap: 'anywhere' });

export const proposalActions = css({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });

export const pick = css({
  display: 'grid',
  gap: '0.125rem',
  padding: '0.25rem',
  borderRadius: soft,
  selectors: {
    '&[aria-pressed=true]': { outline: `2px solid ${color.ink}`, outlineOffset: '-1px' },
    '&:hover': { background: color.ground },
    '&:focus-visible': { ...ring, outlineOffset: '2px' },
  },
});

export const pickColour = css({
  blockSize: '1.5rem',
  borderRadius: '0.25rem',
  boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / 14%)',
});

export const pickHex = css({ fontSize: text.xs, fontVariantNumeric: 'tabular-nums', textAlign: 'center' });
