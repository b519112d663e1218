import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { capsLabel } from '../../internal/capsLabel.ts';
import { styleIn } from '../../internal/styleIn.ts';
import { tabOf, tabRow } from '../../internal/tabLine.ts';

const css = styleIn(layers.components);

export const list = css(tabRow);
export const tab = css(tabOf('&[aria-current=page], &[data-selected]'));
export const caps = css(capsLabel);
export const count = css({ fontSize: vars.text.xs, fontVariantNumeric: 'tabular-nums', color: vars.color.inkMuted });
