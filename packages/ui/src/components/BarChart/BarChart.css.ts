import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { forcedFill } from '../../internal/forcedFill.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
/** A bar must not become a pill. */
const corner = `min(${vars.radius.control}, 4px)`;
const { color, space, text } = vars;
const number = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

export const rows = css({
  display: 'grid',
  gridTemplateColumns: '1fr max-content',
  gap: `${space.xs} ${space.sm}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: text.sm,
  color: color.ink,
  '@media': { [media.tablet]: { gridTemplateColumns: 'fit-content(16rem) 1fr max-content' } },
});

/** On a phone the label stands above its bar. */
export const row = css({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
});
export const rowLabel = css({
  gridColumn: '1 / -1',
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});
export const track = css({ display: 'block' });
export const rowBar = css({
  display: 'block',
  blockSize: '1.125rem',
  minInlineSize: '2px',
  borderRadius: corner,
  background: color.brand,
  ...forcedFill,
});
export const value = css({ ...number, textAlign: 'end' });

export const figure = css({ display: 'grid', gap: space.xs, margin: 0, fontSize: text.sm, color: color.ink });
export const readout = css({ ...number, margin: 0, color: color.inkMuted });

const labelRoom = '1.75rem';
export const plot = css({ display: 'grid', blockSize: '15rem' });
export const grid = css({
  position: 'relative',
  gridArea: '1 / 1',
  marginBlock: `${space.sm} ${labelRoom}`,
});
/** A value of the scale, and a line across the chart at its height. */
export const step = css({
  ...number,
  position: 'absolute',
  insetInline: 0,
  display: 'grid',
  gridTemplateColumns: '2.5rem 1fr',
  gap: space.xs,
  alignItems: 'center',
  transform: 'translateY(50%)',
  color: color.inkMuted,
  fontSize: text.xs,
  lineHeight: 1,
  textAlign: 'end',
  selectors: { '&::after': { content: '""', borderBlockStart: `1px solid ${color.line}` } },
});
export const columns = css({
  gridArea: '1 / 1',
  position: 'relative',
  display: 'flex',
  gap: 'min(2%, 0.5rem)',
  margin: 0,
  marginInlineStart: '3rem',
  padding: 0,
  paddingBlockStart: space.sm,
  listStyle: 'none',
});
export const slot = css({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: `1fr ${labelRoom}`,
  justifyItems: 'center',
});
export const column = css({
  display: 'grid',
  alignItems: 'end',
  inlineSize: '100%',
  maxInlineSize: '4rem',
  blockSize: '100%',
  borderRadius: corner,
  selectors: { '&:focus-visible': focusRing },
});
const columnLook = {
  display: 'block',
  minBlockSize: '2px',
  borderRadius: `${corner} ${corner} 0 0`,
} as const;
export const columnBar = css({ ...columnLook, background: color.brand, opacity: 0.72, ...forcedFill });
export const currentBar = css({ ...columnLook, background: color.brand, ...forcedFill });
/** Where labels are left out, one is wider than its column: the last one ends where the chart does. */
export const columnLabel = css({
  ...number,
  alignSelf: 'end',
  display: 'flex',
  justifyContent: 'center',
  inlineSize: 0,
  fontSize: text.xs,
  color: color.inkMuted,
  selectors: { [`${slot}:last-child > &[data-wide]`]: { justifySelf: 'end', justifyContent: 'end' } },
});
