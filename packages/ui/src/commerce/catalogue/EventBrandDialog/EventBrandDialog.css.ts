import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { capsLabel } from '../../../internal/capsLabel.ts';
import { displayFace } from '../../../internal/displayFace.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { color, space } = vars;

export const root = css({
  display: 'grid',
  gap: space.lg,
  alignItems: 'start',
  selectors: {
    '&[data-pictured]': { '@media': { [media.tablet]: { gridTemplateColumns: '5fr 6fr', gap: space.xl } } },
  },
});

export const pictures = css({ minInlineSize: 0 });

export const words = css({ display: 'grid', gap: space.md, minInlineSize: 0 });

export const tags = css({ ...capsLabel, color: color.inkMuted, textWrap: 'balance' });

export const name = css({ ...displayFace, fontSize: vars.display.md, lineHeight: 1.1, overflowWrap: 'anywhere' });

export const more = css({ display: 'grid', justifyItems: 'start', gap: space.md });
