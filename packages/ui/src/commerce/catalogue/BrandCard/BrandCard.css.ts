import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { capsLabel } from '../../../internal/capsLabel.ts';
import { coversCard } from '../../../internal/cardLink.ts';
import { displayFace } from '../../../internal/displayFace.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const root = css({ position: 'relative', display: 'flex', flexDirection: 'column', blockSize: '100%' });

export const body = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xxs,
  flex: 1,
  paddingBlockStart: vars.card.gap,
});

/** A line above the name; where cards are narrow they may take more, and stand below, so that names keep one height. */
export const tags = css({
  ...capsLabel,
  maxInlineSize: '100%',
  color: vars.color.inkMuted,
  '@media': { [media.desktop]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});

export const name = css({
  ...displayFace,
  fontSize: vars.display.sm,
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
  order: -1,
  '@media': { [media.desktop]: { order: 0 } },
});

export const description = css({
  display: 'none',
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  overflow: 'hidden',
  '@media': {
    [media.tablet]: { display: '-webkit-box', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical' },
  },
});

export const more = css({
  ...capsLabel,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  marginBlockStart: 'auto',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.4em',
  textDecorationThickness: vars.border.hairline,
  selectors: {
    ...coversCard,
    [`${root}:hover &`]: { textDecorationThickness: vars.border.strong },
  },
});
