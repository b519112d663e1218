import { vars } from '@vitrine/tokens/contract';
import { css } from '../layer.css.ts';

const { color, text } = vars;
const line = `1px solid ${color.line}`;
const soft = '0.375rem';
const ring = { outline: `2px solid ${color.focus}`, outlineOffset: '1px' };

export const family = css({ border: line, borderRadius: soft, background: color.groundRaised });

export const familyNow = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '0.5rem',
  minBlockSize: '2.25rem',
  paddingInline: '0.625rem',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:focus-visible': ring },
});

export const familyName = css({ fontSize: '0.9375rem', lineHeight: 1.3 });

export const families = css({
  display: 'grid',
  maxBlockSize: '15rem',
  overflowY: 'auto',
  borderBlockStart: line,
  padding: '0.25rem',
});

export const familyOption = css({ position: 'relative', display: 'grid', cursor: 'pointer' });

export const familyWords = css({
  paddingBlock: '0.375rem',
  paddingInline: '0.5rem',
  borderRadius: '0.25rem',
  fontSize: '1rem',
  lineHeight: 1.35,
  selectors: {
    'label:hover > &': { background: color.selected },
    ':checked + &': { background: color.selected, boxShadow: `inset 2px 0 0 ${color.ink}` },
    ':focus-visible + &': ring,
  },
});

export const slider = css({ display: 'flex', alignItems: 'center', gap: '0.625rem' });

export const range = css({ flex: 1, minInlineSize: 0, accentColor: color.ink, cursor: 'pointer' });

export const figure = css({
  minInlineSize: '2rem',
  textAlign: 'end',
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
});
