import { vars } from '@vitrine/tokens/contract';
import { css } from '../layer.css.ts';

const { color, space, text } = vars;
const line = `1px solid ${color.line}`;
const soft = '0.375rem';
const ring = { outline: `2px solid ${color.focus}`, outlineOffset: '1px' };

export const panel = css({ display: 'grid', alignContent: 'start', fontSize: text.md });

export const side = css({ padding: space.sm, paddingInline: '1rem', borderBlockEnd: line, background: color.selected });

export const section = css({ borderBlockEnd: line });

export const sectionTitle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '2.5rem',
  paddingInline: '1rem',
  fontWeight: vars.font.text.weightStrong,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { ...ring, outlineOffset: '-2px' },
  },
});

export const sectionMark = css({
  display: 'grid',
  color: color.inkMuted,
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const sectionBody = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.875rem',
  paddingInline: '1rem',
  paddingBlockEnd: '1rem',
});

export const field = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.375rem' });

export const fieldLabel = css({
  fontSize: text.sm,
  color: color.inkMuted,
  lineHeight: 1.35,
  // A legend stands outside the grid of its fieldset.
  selectors: { 'fieldset > &': { paddingBlockEnd: '0.375rem' } },
});

export const segments = css({
  display: 'flex',
  padding: '2px',
  gap: '2px',
  background: color.groundSunken,
  borderRadius: soft,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
});

export const segment = css({
  position: 'relative',
  display: 'flex',
  flex: '1 1 auto',
  minInlineSize: 0,
  cursor: 'pointer',
});

/** Under the words, as large as they are: seen by a screen reader and by a finger. */
export const segmentInput = css({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  cursor: 'pointer',
  appearance: 'none',
});

export const segmentWords = css({
  flex: 1,
  minBlockSize: '1.625rem',
  display: 'grid',
  placeItems: 'center',
  paddingInline: '0.5rem',
  borderRadius: '0.25rem',
  fontSize: text.sm,
  lineHeight: 1.2,
  color: color.inkMuted,
  textAlign: 'center',
  selectors: {
    'label:hover > &': { color: color.ink },
    ':checked + &': {
      background: color.ground,
      color: color.ink,
      boxShadow: `0 0 0 1px ${color.lineStrong}`,
    },
    ':focus-visible + &': ring,
  },
});

export const wrong = css({ gridColumn: '1 / -1', fontSize: text.sm, lineHeight: 1.4, color: color.critical.ink });

export const more = css({ display: 'grid' });

export const moreTitle = css({
  paddingBlock: '0.25rem',
  fontSize: text.sm,
  color: color.inkMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.ink }, '&:focus-visible': ring },
});

export const paste = css({ display: 'grid', justifyItems: 'start', gap: '0.5rem', paddingBlockStart: '0.25rem' });

export const well = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  padding: '0.75rem',
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: '0.5rem',
  fontSize: text.sm,
  lineHeight: 1.4,
  color: color.inkMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-over]': { background: color.selected, color: color.ink, borderColor: color.ink },
    '&:focus-within': ring,
  },
});

export const unseen = css({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
});

export const link = css({ color: color.ink, textDecoration: 'underline', textUnderlineOffset: '0.2em' });

export const findings = css({
  display: 'grid',
  gap: '0.375rem',
  fontSize: text.sm,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});

export const code = css({ fontWeight: vars.font.text.weightStrong });
