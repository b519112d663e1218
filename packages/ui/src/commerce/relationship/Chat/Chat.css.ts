import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { capsLabel } from '../../../internal/capsLabel.ts';
import { focusRingInside } from '../../../internal/focusRing.ts';
import { media } from '../../../internal/media.ts';
import { layered, styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { color, space } = vars;
const hair = `${vars.border.hairline} solid ${color.line}`;

export const chat = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  blockSize: '100%',
  minBlockSize: 0,
  minInlineSize: 0,
  fontFamily: vars.font.text.family,
});

export const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  paddingBlockEnd: space.sm,
  borderBlockEnd: hair,
  overflowWrap: 'anywhere',
});

export const names = css({ display: 'grid', gap: space.xxs, minInlineSize: 0 });
export const earlier = css({ display: 'grid', justifyItems: 'center', paddingBlock: space.xs });
/** Its words are not broken. */
export const back = css({
  minInlineSize: 'min-content',
  overflowWrap: 'normal',
  '@media': { [media.desktop]: { display: 'none' } },
});

/** In the middle of the place where the talk will be. */
export const instead = css({ flex: 1, display: 'grid', alignContent: 'center' });
/** At its end, as the last that was said. */
export const loading = css({ flex: 1, display: 'grid', gap: space.xs, alignContent: 'end' });
export const loadingOwn = css({ display: 'grid', justifyItems: 'end' });
export const logPlace = css({ position: 'relative', flex: 1, minBlockSize: 0, display: 'flex' });

/** As high as its place, in the middle of which it says that nothing was said. */
export const talk = css({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100%',
  selectors: { '&[data-empty]': { alignContent: 'center' } },
});

/** Positioned, so that a message's place is counted from here. */
export const log = css({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': focusRingInside },
});

export const newer = css({
  position: 'absolute',
  insetBlockEnd: space.xs,
  insetInline: 0,
  margin: 'auto',
  inlineSize: 'fit-content',
});

export const dayGroup = css({ display: 'grid', gap: space.sm, paddingBlock: space.sm });

export const day = css({
  ...capsLabel,
  color: color.inkMuted,
  fontFamily: vars.font.text.family,
  fontWeight: 'inherit',
  textAlign: 'center',
});

export const rows = css({ display: 'grid', gap: space.xs, margin: 0, padding: 0, listStyle: 'none' });

export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  selectors: { '&[data-own]': { flexDirection: 'row-reverse' } },
});

export const bubble = css({
  display: 'grid',
  gap: space.xxs,
  maxInlineSize: 'min(34rem, 80%)',
  padding: `${space.xs} ${space.sm}`,
  border: `${vars.border.strong} solid transparent`,
  borderRadius: vars.radius.card,
  background: color.groundSunken,
  color: color.ink,
  selectors: {
    [`${row}[data-own] &`]: { background: color.selected },
    '&[data-state=pending]': { borderStyle: 'dashed', borderColor: color.lineStrong },
    '&[data-state=waiting]': { borderStyle: 'dashed', borderColor: color.lineStrong },
    '&[data-state=failed]': { borderColor: color.critical.ink },
    '&[data-picture]': { maxInlineSize: `min(calc(14rem + 2 * ${space.sm}), 80%)` },
    '&[data-marked]': { borderColor: color.brand },
  },
});

export const text = css({
  fontSize: vars.text.md,
  lineHeight: vars.font.text.leading,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const pictureLink = css({ display: 'block', selectors: { '&:focus-visible': focusRingInside } });

export const picture = css({
  display: 'block',
  maxInlineSize: '100%',
  inlineSize: '14rem',
  maxBlockSize: '20rem',
  // Whole, such as the photograph of an invoice. Until it is there, its place is that of most pictures from phones.
  aspectRatio: 'auto 4 / 5',
  objectFit: 'contain',
  borderRadius: vars.radius.image,
});

export const meta = css({ color: color.inkMuted, fontSize: vars.text.xs, fontVariantNumeric: 'tabular-nums' });

export const failed = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.sm,
  color: color.critical.ink,
  fontSize: vars.text.sm,
});

/** At hand when one points at the message or tabs to it; a set flag is always seen, and so is every flag by touch. */
export const flag = css({
  selectors: { '&[data-flagged]': { color: color.inkBrand } },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:not([data-flagged])': { opacity: 0 },
        [`${row}:hover &, ${row}:focus-within &`]: { opacity: 1 },
      },
    },
  },
});

globalStyle(`${flag}[data-flagged] svg`, layered(layers.commerce, { fill: 'currentColor' }));

/** Empty, it takes no room but stays in the accessibility tree, so that its first text is announced. */
export const notice = css({ selectors: { '&:empty': { position: 'absolute' } } });

export const composer = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.xs,
  paddingBlockStart: space.sm,
  borderBlockStart: hair,
  selectors: { '&[data-plain]': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
// What was said stays in sight beside a long draft.
globalStyle(`${composer} textarea`, layered(layers.commerce, { maxBlockSize: 'min(12rem, 30dvh)' }));

export const attached = css({
  gridColumn: '1 / -1',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  justifySelf: 'start',
  maxInlineSize: '100%',
  paddingInlineStart: space.sm,
  background: color.groundSunken,
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
});

export const fileName = css({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
