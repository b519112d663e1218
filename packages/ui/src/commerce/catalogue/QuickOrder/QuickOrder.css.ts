import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { border, color, space } = vars;

/** A line of its own below the row of cards. */
export const root = css({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space.md,
  padding: space.md,
  border: `${border.hairline} solid ${color.lineStrong}`,
  borderRadius: vars.radius.image,
  background: color.groundRaised,
  scrollMarginBlock: '8rem',
});

export const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.sm });

export const title = css({ fontWeight: vars.font.text.weightStrong });

export const inCart = css({ marginInlineEnd: 'auto', color: vars.color.inkMuted });

export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space.md,
  fontVariantNumeric: 'tabular-nums',
});
