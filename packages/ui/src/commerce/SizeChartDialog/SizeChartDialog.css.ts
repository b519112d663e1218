import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { scrollEdges } from '../../internal/scrollEdges.ts';
import { styleIn } from '../../internal/styleIn.ts';

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
    '&:hover': { background: vars.color.selected },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-pressed=true]': { background: vars.color.ink, color: vars.color.ground },
  },
});

export const scroll = css(scrollEdges());

export const table = css({ inlineSize: '100%', fontSize: vars.text.sm, fontVariantNumeric: 'tabular-nums' });

const cell = {
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  whiteSpace: 'nowrap',
} as const;

export const row = css({ selectors: { '&:hover': { background: vars.color.selected } } });

export const head = css({
  ...cell,
  position: 'sticky',
  insetInlineStart: 0,
  background: vars.color.ground,
  textAlign: 'start',
  fontWeight: vars.font.text.weightStrong,
  // Opaque over what scrolls below it, it follows its row.
  selectors: { [`${row}:hover > &`]: { background: vars.color.selected } },
});

export const figure = css({ ...cell, textAlign: 'end' });
