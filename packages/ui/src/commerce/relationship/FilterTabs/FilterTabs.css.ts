import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { capsLabel } from '../../../internal/capsLabel.ts';
import { styleIn } from '../../../internal/styleIn.ts';
import { tabOf, tabRow } from '../../../internal/tabLine.ts';

const css = styleIn(layers.commerce);

export const row = css(tabRow);
/** Where the row is narrow, the words of a label take two lines before the row scrolls. */
export const option = css({
  ...capsLabel,
  ...tabOf('&[aria-pressed=true]'),
  flex: '0 1 auto',
  whiteSpace: 'normal',
  textAlign: 'start',
});
export const count = css({ fontSize: vars.text.xs, fontVariantNumeric: 'tabular-nums', color: vars.color.inkMuted });
