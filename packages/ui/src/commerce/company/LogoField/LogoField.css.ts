import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { border, color, space } = vars;

export const root = css({
  display: 'grid',
  gap: space.md,
  alignItems: 'start',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 1fr)', columnGap: space.lg } },
});

export const preview = css({ display: 'grid', gap: space.xs, justifyItems: 'start', maxInlineSize: '16rem' });

/** A picture as it was drawn for the frame. */
export const drawn = css({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '346 / 219',
  background: color.groundRaised,
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: vars.radius.image,
  // A drag moves the picture, not the page.
  selectors: {
    '&[data-movable]': { cursor: 'grab', touchAction: 'none' },
    '&[data-movable]:active': { cursor: 'grabbing' },
  },
});

export const crop = css({
  display: 'grid',
  gap: space.xxs,
  maxInlineSize: '24rem',
  fontFamily: vars.font.text.family,
  fontSize: vars.text.sm,
});

export const range = css({ inlineSize: '100%', blockSize: vars.size.control, margin: 0, accentColor: color.brand });

export const controls = css({ display: 'grid', gap: space.sm, minInlineSize: 0 });
