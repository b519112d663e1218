import { vars } from '@vitrine/tokens/contract';
import { labelRoom } from '../../components/Field/Field.css.ts';
import { layers } from '../../foundation/layers.css.ts';
import { maxBlock, maxInline, side } from '../../internal/LogoImage/LogoImage.css.ts';
import { displayFace } from '../../internal/displayFace.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const cover = css({
  inlineSize: '100%',
  aspectRatio: '21 / 9',
  objectFit: 'cover',
  background: vars.color.skeleton,
  // Low enough that what stands below the tabs is in sight without scrolling.
  '@media': { [media.tablet]: { aspectRatio: 'auto', blockSize: 'clamp(10rem, 24svh, 22rem)' } },
});

export const trail = css({ paddingBlockStart: vars.space.md });

export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.md,
  paddingBlock: vars.space.md,
  '@media': { [media.tablet]: { columnGap: vars.space.lg } },
});

/** Brands draw their logos for white paper; in every theme they get it. */
const plate = {
  display: 'grid',
  placeItems: 'center',
  containerType: 'size',
  background: vars.color.onScrim,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  // The logo is on its way.
  selectors: { '&:empty': { background: vars.color.skeleton } },
} as const;

export const smallPlate = css({ ...plate, inlineSize: '4rem', blockSize: '4rem', padding: vars.space.xs });

export const largePlate = css({
  ...plate,
  inlineSize: '6rem',
  blockSize: '6rem',
  padding: vars.space.sm,
  '@media': { [media.tablet]: { inlineSize: '8rem', blockSize: '8rem', padding: vars.space.md } },
});

export const logo = css({ vars: { [side]: '62cqi', [maxInline]: '100cqi', [maxBlock]: '100cqb' } });

export const words = css({ flex: '1 1 16rem', display: 'grid', gap: vars.space.xs });

export const name = css({
  ...displayFace,
  overflowWrap: 'anywhere',
});

export const smallName = css({ fontSize: vars.display.md });

export const largeName = css({ fontSize: vars.display.xl });

export const facts = css({ color: vars.color.inkMuted, fontSize: vars.text.sm });

/** Places of the name and of the facts, each as high as one line of them. */
const place = {
  background: vars.color.skeleton,
  borderRadius: vars.radius.control,
  selectors: { '&::before': { content: '"\\00a0"' } },
};
export const namePlace = css({ ...place, inlineSize: '50%' });
export const factsPlace = css({ ...place, inlineSize: '20%' });

export const actions = css({
  display: 'flex',
  flexGrow: 1,
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.sm,
  minBlockSize: vars.size.control,
  '@media': { [media.tablet]: { flexGrow: 0 } },
});

/** On a phone beside the actions where they leave room; otherwise of one width and at the end: it stays where it is while they come and change. */
export const choice = css({
  flex: '1 1 10rem',
  display: 'grid',
  alignItems: 'end',
  minBlockSize: `calc(${labelRoom} + ${vars.field.height})`,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.tablet]: { flex: '0 0 16rem' } },
});
