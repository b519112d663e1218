import { vars } from '@vitrine/tokens/contract';
import { css } from '../layer.css.ts';

const { color, space, text } = vars;

const caption = { fontSize: text.xs, color: color.inkMuted, fontVariantNumeric: 'tabular-nums' } as const;

export const root = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: space.xs,
  paddingInline: space.lg,
  paddingBlockEnd: space.xxl,
  background: color.groundSunken,
  minBlockSize: '100%',
  '@media': { 'screen and (max-width: 47.99rem)': { paddingInline: space.sm } },
});

export const filters = css({ position: 'absolute' });

export const skip = css({
  position: 'absolute',
  insetInlineStart: space.md,
  insetBlockStart: space.xs,
  zIndex: 2,
  padding: `${space.xs} ${space.md}`,
  background: color.groundInverse,
  color: color.inkInverse,
  transform: 'translateY(-300%)',
  ':focus': { transform: 'none' },
});

export const bar = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  columnGap: space.md,
  marginInline: `calc(-1 * ${space.lg})`,
  paddingInline: space.lg,
  paddingBlock: space.xs,
  background: color.groundSunken,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { 'screen and (max-width: 47.99rem)': { marginInline: `calc(-1 * ${space.sm})`, paddingInline: space.sm } },
});

export const jumps = css({
  display: 'flex',
  flex: 1,
  minInlineSize: 0,
  overflowX: 'auto',
  columnGap: space.xs,
  scrollbarWidth: 'none',
});

export const jump = css({
  flexShrink: 0,
  minBlockSize: '2rem',
  paddingInline: space.sm,
  borderRadius: '0.375rem',
  fontSize: text.sm,
  color: color.inkMuted,
  whiteSpace: 'nowrap',
  ':hover': { background: color.ground, color: color.ink },
  selectors: { '&[aria-pressed=true]': { background: color.ground, color: color.ink } },
});

export const zoom = css({ display: 'flex', flexShrink: 0 });

export const notes = css({ fontSize: text.sm, color: color.inkMuted });

export const noteButton = css({
  minBlockSize: '1.5rem',
  color: color.ink,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

export const body = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.xxl });

export const group = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space.xl,
  scrollMarginBlockStart: space.x3,
});

export const groupTitle = css({
  paddingBlockStart: space.md,
  fontSize: text.xs,
  fontWeight: 600,
  letterSpacing: '0.08em',
  textTransform: 'uppercase',
  color: color.inkMuted,
});

export const surface = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.sm });

export const surfaceTitle = css({ fontSize: text.md, fontWeight: 600, color: color.ink });

export const note = css({ marginInlineStart: space.sm, fontWeight: 400, ...caption });

/** Reaches beyond its frames, whose shadows would be cut off otherwise. */
export const row = css({
  display: 'flex',
  alignItems: 'flex-start',
  columnGap: '24px',
  overflowX: 'auto',
  margin: '-2rem',
  padding: '2rem',
});

export const shot = css({ flexShrink: 0, margin: 0 });

export const head = css({ display: 'flex', columnGap: space.sm, paddingBlockEnd: space.xs, ...caption });

export const brandDraft = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: color.ink });

export const openButton = css({
  minBlockSize: '1.5rem',
  paddingInline: space.xs,
  marginInlineStart: `calc(-1 * ${space.xs})`,
  ':hover': { color: color.ink },
});

/** Takes the room of the frame as it is drawn. */
export const window = css({
  position: 'relative',
  overflow: 'hidden',
  background: color.ground,
  borderRadius: '0.5rem',
  boxShadow: `0 0 0 1px ${color.line}, 0 1px 2px rgb(0 0 0 / 4%), 0 12px 32px rgb(0 0 0 / 6%)`,
});

/** Drawn as large as its window says, then scaled. */
export const scaled = css({
  transformOrigin: 'top left',
  selectors: {
    '[dir=rtl] &': { transformOrigin: 'top right' },
    // A frame that was left far behind is neither laid out nor painted until it comes near again.
    '&[data-away]': { contentVisibility: 'hidden' },
  },
});

export const frame = css({ display: 'block', border: 0 });

export const waiting = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  ...caption,
});

export const end = css({ outline: 'none' });

export const plain = css({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '60dvh',
  padding: space.xl,
  fontSize: text.lg,
  textAlign: 'center',
  color: color.inkMuted,
});
