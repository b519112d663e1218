import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const notice = css({
  display: 'flex',
  gap: vars.space.xs,
  alignItems: 'start',
  marginBlockStart: vars.space.xs,
  fontFamily: vars.font.text.family,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
  color: vars.color.critical.ink,
});

/** As high as a line, so that it stands with the first of several. */
export const mark = css({ display: 'grid', placeItems: 'center', blockSize: '1.4em' });
