import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { capsLabel } from '../../../internal/capsLabel.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

/** As wide as its words beside others in a row, as the row where it stands alone. */
export const button = css({
  flex: '1 0 auto',
  // A server does not know how wide the screen is.
  '@media': { [media.desktop]: { display: 'none' } },
});

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  fontSize: vars.text.sm,
  selectors: { '&:not(:empty)': { paddingBlockEnd: vars.space.md } },
});

export const group = css({
  paddingBlockEnd: vars.space.sm,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const summary = css({
  ...capsLabel,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: '3.25rem',
  fontWeight: vars.font.text.weightStrong,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const count = css({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' });

export const chevron = css({
  marginInlineStart: 'auto',
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { [`${group}[open] &`]: { transform: 'rotate(180deg)' } },
});

export const option = css({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.controlSmall,
  fontSize: vars.text.sm,
  lineHeight: 1.3,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.inkBrand } },
});

export const more = css({
  minBlockSize: vars.size.controlSmall,
  fontSize: vars.text.sm,
  color: vars.color.inkMuted,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.25em',
  selectors: { '&:hover': { color: vars.color.ink } },
});
