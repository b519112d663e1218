import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const root = css({
  position: 'sticky',
  insetBlockStart: '4rem',
  zIndex: vars.layer.sticky,
  background: vars.color.ground,
  borderBlock: `${vars.border.hairline} solid ${vars.color.line}`,
  '@media': { [media.desktop]: { insetBlockStart: '5rem' } },
});

export const list = css({
  display: 'flex',
  justifyContent: 'space-between',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

const cell = {
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2.25rem',
  blockSize: vars.size.control,
  fontSize: vars.text.sm,
} as const;

export const letter = css({
  ...cell,
  fontWeight: vars.font.text.weightStrong,
  selectors: { '&:hover': { background: vars.color.selected }, '&:focus-visible': { outlineOffset: '-3px' } },
});

export const absent = css({ ...cell, color: vars.color.lineStrong, opacity: 0.6 });
