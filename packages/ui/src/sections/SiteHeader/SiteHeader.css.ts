import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { capsLabel } from '../../internal/capsLabel.ts';
import { displayFace } from '../../internal/displayFace.ts';
import { onOtherGround } from '../../internal/logoOnDark.ts';
import { media } from '../../internal/media.ts';
import { picked } from '../../internal/picked.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

const offPaper = { '@media': { [media.print]: { display: 'none' } } } as const;

export const root = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  background: vars.color.ground,
  color: vars.color.ink,
  borderBlockEnd: `${vars.header.stroke} solid ${vars.color.line}`,
  // Paper keeps the name of the shop alone.
  '@media': { [media.print]: { position: 'static' } },
});

export const skip = css({
  position: 'absolute',
  insetInlineStart: vars.space.md,
  insetBlockStart: vars.space.xs,
  zIndex: 1,
  padding: `${vars.space.xs} ${vars.space.md}`,
  background: vars.color.groundInverse,
  color: vars.color.inkInverse,
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
  ...offPaper,
});

export const bar = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, auto) minmax(min-content, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.sm,
  minBlockSize: vars.header.height,
  '@media': {
    [media.print]: { display: 'block' },
    [media.desktop]: {
      display: 'flex',
      minBlockSize: vars.header.heightWide,
      columnGap: vars.space.lg,
    },
  },
});

export const brand = css({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  minInlineSize: 0,
  color: 'inherit',
  textDecoration: 'none',
});

export const logo = css({
  blockSize: '1.75rem',
  inlineSize: 'auto',
  // Until the file is there, the place of a wordmark, so that what stands beside it hardly moves.
  aspectRatio: 'auto 3 / 1',
  maxInlineSize: '10rem',
  objectFit: 'contain',
  '@media': { [media.desktop]: { blockSize: '2rem', maxInlineSize: '13rem' } },
  selectors: { '&[data-ground=dark]': { '@media': { [media.print]: { filter: onOtherGround } } } },
});

export const wordmark = css({
  ...displayFace,
  fontSize: vars.display.sm,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  // A name too long for the line ends in dots; nothing above or below its letters is cut.
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  paddingBlock: '0.2em',
});

export const nav = css({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block', marginInlineStart: vars.space.md } },
});

export const links = css({ display: 'flex', gap: vars.space.lg, listStyle: 'none' });

export const link = css({
  ...capsLabel,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.size.control,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '0.5rem',
      blockSize: vars.border.strong,
      background: 'currentColor',
      transform: 'scaleX(0)',
      transformOrigin: 'left',
      transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
    },
    '&:hover::after, &[aria-current]::after, &[aria-expanded=true]::after, &[data-current]::after': {
      transform: 'scaleX(1)',
    },
  },
});

export const flyout = css({ position: 'relative' });

export const panel = css({
  position: 'absolute',
  insetBlockStart: '100%',
  zIndex: vars.layer.popover,
  minInlineSize: '13rem',
  paddingBlock: vars.space.xs,
  paddingInline: 0,
  background: vars.color.groundRaised,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  selectors: {
    '&[hidden]': { display: 'none' },
    '&[data-align=start]': { insetInlineStart: `calc(-1 * ${vars.space.md})` },
    '&[data-align=end]': { insetInlineEnd: 0 },
  },
});

export const panelLink = css({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.md,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  fontSize: vars.text.sm,
  textDecoration: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': picked,
    '&[aria-current]': { fontWeight: vars.font.text.weightStrong },
  },
});

export const end = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  // On a phone the name of the shop needs the room more than the icons, each of which has its own around it.
  '@media': {
    [media.tablet]: { gap: vars.space.sm },
    [media.desktop]: { marginInlineStart: 'auto', gap: vars.space.lg },
    ...offPaper['@media'],
  },
});

export const wideOnly = css({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } });

export const primary = css({
  ...capsLabel,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.md,
  border: 0,
  borderRadius: vars.radius.button,
  background: vars.color.brand,
  color: vars.color.onBrand,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.brandHover },
    '&:active': { background: vars.color.brandPressed },
  },
});
