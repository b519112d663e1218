import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { floatingBar } from '../../../internal/floatingBar.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { color, space } = vars;

/** As wide as the column it stands in, and clear of the window's edges where it stands in none. */
export const root = css({
  ...floatingBar,
  justifyContent: 'space-between',
  inlineSize: `min(100%, ${vars.size.content}, 100vi - 2 * ${space.md})`,
  marginInline: 'auto',
});

export const count = css({ display: 'grid', fontSize: vars.text.sm, fontVariantNumeric: 'tabular-nums' });

export const reason = css({ color: color.inkMuted });

export const actions = css({ display: 'flex', alignItems: 'center', gap: space.xs, marginInlineStart: 'auto' });
