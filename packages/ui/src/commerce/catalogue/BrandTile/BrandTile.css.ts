import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { maxBlock, maxInline, side } from '../../../internal/LogoImage/LogoImage.css.ts';
import { cardLink } from '../../../internal/cardLink.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const root = css({ position: 'relative', display: 'flex', flexDirection: 'column' });

export const frame = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.image,
  marginBlockEnd: vars.space.sm,
});

export const caption = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});

export const words = css({ flex: 1, minInlineSize: 0 });

/** As high as name and note together, also with one of them alone. */
export const mark = css({
  display: 'none',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'flex-end',
  blockSize: '2.25rem',
  '@media': { [media.desktop]: { display: 'flex' } },
});

export const logo = css({ vars: { [side]: '2rem', [maxInline]: '5rem', [maxBlock]: '2.25rem' } });

export const name = css({ fontWeight: vars.font.text.weightStrong, lineHeight: 1.3 });

export const link = css(cardLink(root));

export const note = css({
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Above the link that covers the tile. */
export const sheet = css({
  position: 'relative',
  zIndex: 1,
  alignSelf: 'start',
  marginBlockStart: vars.space.xxs,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
});
