import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { capsLabel } from '../../internal/capsLabel.ts';
import { displayFace } from '../../internal/displayFace.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

const plain = {
  border: 0,
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
} as const;

const square = {
  ...plain,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.button,
} as const;

export const opener = css({
  ...square,
  marginInlineStart: `calc(-1 * ${vars.space.sm})`,
  '@media': { [media.desktop]: { display: 'none' }, [media.print]: { display: 'none' } },
  selectors: { '&[data-always]': { '@media': { [media.desktop]: { display: 'grid' } } } },
});

export const closer = css({ ...square, marginInlineStart: `calc(-1 * ${vars.space.sm})` });

export const drawer = css({
  position: 'fixed',
  inset: 0,
  insetInlineEnd: 'auto',
  inlineSize: 'min(24rem, 88vw)',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  maxInlineSize: 'none',
  border: 0,
  background: vars.color.ground,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  '::backdrop': { background: vars.dialog.backdrop },
});

export const sheet = css({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  minBlockSize: '100%',
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.sm,
  paddingBlockEnd: vars.space.xl,
});

const bare = { listStyle: 'none' } as const;

export const main = css(bare);
export const list = css(bare);

export const mainLink = css({
  ...plain,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3rem',
  ...displayFace,
  fontSize: vars.display.sm,
  lineHeight: 1.1,
});

export const listLink = css({
  ...plain,
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  selectors: { '&:hover': { color: vars.color.inkBrand } },
});

export const group = css({
  paddingBlockStart: vars.space.md,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const groupTitle = css({ ...capsLabel, color: vars.color.inkMuted });

export const actions = css(capsLabel);
