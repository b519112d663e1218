import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { picked } from '../../../internal/picked.ts';
import { scrollEdges } from '../../../internal/scrollEdges.ts';
import { forcedFill } from '../../../internal/forcedFill.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const units = css({
  display: 'inline-flex',
  marginBlockEnd: vars.space.md,
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});

export const unit = css({
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space.md,
  fontSize: vars.text.sm,
  selectors: {
    '&:hover': picked,
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-pressed=true]': { background: vars.color.ink, color: vars.color.ground, ...forcedFill },
  },
});

export const scroll = css(scrollEdges());

export const table = css({
  inlineSize: '100%',
  borderCollapse: 'separate',
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});

const cell = {
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
} as const;

/** Begins on the edge of the dialog's words, and leaves room for figures beside it. */
export const head = css({
  ...cell,
  position: 'sticky',
  insetInlineStart: 0,
  maxInlineSize: 'min(16rem, 42vw)',
  paddingInlineStart: 0,
  // Opaque over what scrolls below it.
  background: vars.color.ground,
  textAlign: 'start',
  fontWeight: vars.font.text.weightStrong,
  overflowWrap: 'break-word',
});

/** Columns of one width, so that sizes stand at one distance; the last ends where the lines do. */
export const figure = css({
  ...cell,
  textAlign: 'end',
  verticalAlign: 'baseline',
  whiteSpace: 'nowrap',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  '@media': { [media.tablet]: { minInlineSize: '4.5rem' } },
});
