import { vars } from '@vitrine/tokens/contract';
import { css } from '../layer.css.ts';

const { color, text } = vars;
const soft = '0.375rem';
const ring = { outline: `2px solid ${color.focus}`, outlineOffset: '1px' };

export const seeds = css({ display: 'grid', gap: '0.125rem' });

export const seed = css({
  display: 'grid',
  // As narrow as the narrowest phone lets it be.
  gridTemplateColumns: '1.75rem minmax(2.5rem, 1fr) 5.25rem 3rem 3.5rem',
  alignItems: 'center',
  columnGap: '0.5rem',
  minBlockSize: '2.25rem',
});

export const swatch = css({
  position: 'relative',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: soft,
  boxShadow: `inset 0 0 0 1px rgb(0 0 0 / 14%), 0 0 0 1px ${color.line}`,
  selectors: {
    '&[data-derived]': { opacity: 0.55 },
    '&:focus-within': ring,
  },
});

export const picker = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
});

export const seedName = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const hex = css({
  inlineSize: '100%',
  blockSize: '1.75rem',
  paddingInline: '0.5rem',
  background: color.groundRaised,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: soft,
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:focus-visible': ring,
    '&[aria-invalid=true]': { borderColor: color.critical.ink },
    '&::placeholder': { color: color.inkMuted, opacity: 1 },
  },
});

export const ratio = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '0.25rem',
  fontSize: text.xs,
  fontVariantNumeric: 'tabular-nums',
  color: color.inkMuted,
  selectors: { '&[data-moved]': { color: color.caution.ink } },
});

export const dot = css({
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1px rgb(0 0 0 / 14%)`,
});

export const seedActions = css({ display: 'inline-flex', color: color.inkMuted, marginInlineEnd: '-0.375rem' });
