import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { capsLabel } from '../../../internal/capsLabel.ts';
import { styleIn } from '../../../internal/styleIn.ts';
import { tabOf, tabRow } from '../../../internal/tabLine.ts';

const css = styleIn(layers.commerce);

export const row = css(tabRow);
export const option = css({ ...capsLabel, ...tabOf('&[aria-pressed=true]') });
export const count = css({ fontSize: vars.text.xs, fontVariantNumeric: 'tabular-nums', color: vars.color.inkMuted });
