import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { logoOnDark } from '../../internal/logoOnDark.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const wall = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderBlockStart: hairline,
  borderInlineStart: hairline,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

export const cell = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '8 / 5',
  padding: vars.space.md,
  borderBlockEnd: hairline,
  borderInlineEnd: hairline,
});

export const logo = css({
  maxInlineSize: '78%',
  maxBlockSize: '2rem',
  inlineSize: '100%',
  objectFit: 'contain',
  selectors: logoOnDark,
});
