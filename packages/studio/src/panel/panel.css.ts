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

export const seeds = css({ display: 'grid', gap: '0.125rem' });

export const seed = css({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(3.5rem, 1fr) 5.25rem 3rem 3.5rem',
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

export const proposalRow = css({ display: 'flex', alignItems: 'center', gap: '0.5rem' });

export const proposalName = css({ flex: 1, fontSize: text.sm });

export const pick = css({
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: soft,
  boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / 14%)',
  selectors: {
    '&[aria-pressed=true]': { outline: `2px solid ${color.ink}`, outlineOffset: '2px' },
    '&:hover': { transform: 'scale(1.06)' },
    '&:focus-visible': { ...ring, outlineOffset: '2px' },
  },
});

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
