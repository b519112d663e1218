import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { floatingBar } from '../../../internal/floatingBar.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { color, space } = vars;

export const root = css({ ...floatingBar, justifyContent: 'space-between' });

export const count = css({ display: 'grid', fontSize: vars.text.sm, fontVariantNumeric: 'tabular-nums' });

export const reason = css({ color: color.inkMuted });

export const actions = css({ display: 'flex', alignItems: 'center', gap: space.xs, marginInlineStart: 'auto' });
