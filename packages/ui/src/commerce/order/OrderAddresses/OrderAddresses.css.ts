import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { capsLabel } from '../../../internal/capsLabel.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { space, color } = vars;

export const addresses = css({ display: 'grid', justifyItems: 'start', gap: space.sm, breakInside: 'avoid' });
export const list = css({
  display: 'grid',
  inlineSize: '100%',
  gap: space.lg,
  margin: 0,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const term = css({ ...capsLabel, color: color.inkMuted });
export const value = css({
  margin: 0,
  marginBlockStart: space.xxs,
  fontFamily: vars.font.text.family,
  fontSize: vars.text.md,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const action = css({ '@media': { [media.print]: { display: 'none' } } });
