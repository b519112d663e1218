import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { capsLabel } from '../../../internal/capsLabel.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

/** The picture takes the room its caption leaves. */
export const figure = css({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gap: vars.space.xs,
  blockSize: '100%',
  minInlineSize: 0,
});

export const open = css({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  aspectRatio: '4 / 5',
  borderRadius: vars.radius.image,
  cursor: 'zoom-in',
});

export const picture = css({
  position: 'absolute',
  inset: 0,
  transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { [`${open}:hover &`]: { opacity: 0.88 } },
});

export const caption = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
  minBlockSize: '1.5em',
  fontSize: vars.text.sm,
});

export const link = css({ ...capsLabel, alignSelf: 'center' });

/** One big and four small (K-61). With fewer, nobody leaves a hole: two or three are alike, a fourth one fills its row. */
export const mosaic = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.xs,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: vars.space.md,
      selectors: { '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
  },
});

const big = ':is(:first-child, :nth-child(2):last-child)';
const closing = ':nth-child(4):last-child';
const ofThree = ':first-child:nth-last-child(3)';

export const tile = css({
  minInlineSize: 0,
  selectors: {
    [`&${big}`]: { gridColumn: 'span 2', '@media': { [media.tablet]: { gridRow: 'span 2' } } },
    [`&${closing}`]: { gridColumn: 'span 2' },
    [`&${ofThree}`]: { '@media': { [media.tablet]: { gridArea: 'auto' } } },
  },
});

/** A big one is as high as the two rows beside it; a wide one as high as its row. */
export const openInTile = css({
  selectors: {
    [`${tile}${closing} &`]: { aspectRatio: '8 / 5' },
    [`${tile}:first-child:nth-last-child(n + 4) &`]: { '@media': { [media.tablet]: { aspectRatio: 'auto' } } },
  },
});
