import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { capsLabel } from '../../../internal/capsLabel.ts';
import { cardLink } from '../../../internal/cardLink.ts';
import { focusRing } from '../../../internal/focusRing.ts';
import { media } from '../../../internal/media.ts';
import { layered, styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const root = css({ position: 'relative', display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const frame = css({
  position: 'relative',
  marginBlockEnd: vars.card.gap,
  borderRadius: vars.radius.image,
  boxShadow: vars.shadow.raised,
});

export const empty = css({ aspectRatio: '3 / 4', borderRadius: vars.radius.image, background: vars.color.skeleton });

export const second = css({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: `opacity ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': { [media.hover]: { selectors: { [`${root}:hover &`]: { opacity: 1 } } } },
});

export const favorite = css({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space.xs,
  insetInlineEnd: vars.space.xs,
});

export const badge = css({
  position: 'absolute',
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxs,
  // Beside the heart, never under it.
  selectors: {
    [`&:has(~ ${favorite})`]: { insetInlineEnd: `calc(${vars.size.controlSmall} + 2 * ${vars.space.xs})` },
  },
});

/** On a phone a text such as that of the cart takes two lines. */
globalStyle(`${badge} > *`, layered(layers.commerce, { whiteSpace: 'normal' }));

/** Above the link that covers the card. */
export const add = css({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: vars.space.xs,
  insetInlineEnd: vars.space.xs,
});

/** With a mouse it appears under the pointer, and stays while it is ticked. */
export const compare = css({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: vars.space.xs,
  insetInlineStart: vars.space.xs,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.button,
  background: vars.color.groundRaised,
  color: vars.color.ink,
  boxShadow: vars.shadow.raised,
  fontSize: vars.text.xs,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.inkMuted } },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:not([data-on])': { opacity: 0 },
        [`${root}:hover &, &:focus-within`]: { opacity: 1 },
      },
    },
  },
});

export const line = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // One line in every card of a row: the colours take what the sizes leave.
  columnGap: vars.space.xs,
  marginBlockEnd: vars.space.xs,
});

const run = {
  fontSize: vars.text.xs,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  // At this size the dash of a run would touch its figures, as if they were struck out.
  letterSpacing: '0.04em',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
} as const;

export const sizes = css(run);

/** Above the link that covers the card. */
export const order = css({
  ...run,
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space.xs,
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.ink,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing, '&[aria-expanded=true]': { background: vars.color.groundRaised } },
});

export const brand = css({ ...capsLabel, color: vars.color.inkMuted });

export const name = css({
  fontSize: vars.text.md,
  fontWeight: vars.card.nameWeight,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const link = css(cardLink(root));

export const reference = css({ fontSize: vars.text.xs, color: vars.color.inkMuted, lineHeight: 1.5 });

/** Prices of one row stand on one line; a sign-up button in their place stays above the covering link. */
export const price = css({
  position: 'relative',
  zIndex: 1,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xs,
  alignSelf: 'flex-start',
});
