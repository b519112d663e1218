import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../../foundation/layers.css.ts';
import { picked } from '../../../../internal/picked.ts';
import { layered, styleIn } from '../../../../internal/styleIn.ts';
import { face } from '../table/gridFace.ts';
import { cellColumn } from '../table/gridSizes.css.ts';

const css = styleIn(layers.commerce);
const { color, space, border } = vars;
const hair = `${border.hairline} solid ${color.line}`;

/** Where nothing can be ordered: hatched, like a blank on a drawing. Of thinned ink, for a partner's lines may be as dark as its words. */
const hatched = `repeating-linear-gradient(135deg, transparent 0 5px, color-mix(in oklch, ${color.ink} 14%, transparent) 5px 6px)`;

export const cell = css({
  blockSize: vars.size.cell,
  padding: 0,
  position: 'relative',
  inlineSize: cellColumn,
  minInlineSize: cellColumn,
  textAlign: 'end',
  verticalAlign: 'middle',
  cursor: 'cell',
  color: color.ink,
  // Opaque like what may cover it, or the browser makes the layers of the page again with each cell that is picked.
  backgroundColor: color.groundRaised,
  outline: 'none',
  selectors: {
    '& + &': { borderInlineStart: hair },
    ':is(tr + tr, tbody + tbody > tr) > &': { borderBlockStart: hair },
    '&[data-empty]': { color: color.inkMuted },
    '&:hover': { backgroundColor: color.groundSunken },
    '[data-in-use] &[aria-selected=true]': { ...picked, color: color.ink },
    ':is([aria-readonly=true] &, &[aria-disabled])': { cursor: 'default' },
    '&:is([data-stock=out], [data-stock=absent])': { backgroundImage: hatched },
    '&[data-filling]': { boxShadow: `inset 0 0 0 1px ${color.brand}` },
    '[aria-readonly=false] &[data-over]': {
      background: color.caution.ground,
      color: color.caution.ink,
      fontWeight: vars.font.text.weightStrong,
    },
    '&:is([data-cut], [data-state=conflict])': { background: color.caution.ground, color: color.caution.ink },
    '&[data-state=failed]': { background: color.critical.ground, color: color.critical.ink },
    '&:focus': { boxShadow: `inset 0 0 0 2px ${color.focus}` },
  },
});

/** How saving goes, as a mark in the corner: filled while it runs, hollow while it waits. */
const mark = {
  content: '',
  position: 'absolute',
  insetBlockStart: '5px',
  insetInlineStart: '5px',
  inlineSize: '6px',
  blockSize: '6px',
  borderRadius: vars.radius.pill,
  border: `1.5px solid ${color.info.ink}`,
} as const;
globalStyle(`${cell}:is([data-state=saving], [data-state=queued])::before`, layered(layers.commerce, mark));
globalStyle(`${cell}[data-state=saving]::before`, layered(layers.commerce, { background: color.info.ink }));

/**
 * The corner to draw by, seen once the grid is worked in. Painted on the ground of the cell, for a box of its own, moved or
 * made, has the browser layer the whole page again.
 */
const square = `linear-gradient(${color.focus}, ${color.focus})`;
const atTheEnd = 'calc(50% + var(--ahead, 1) * (50% - 2px)) calc(100% - 2px)';
const handle = {
  backgroundImage: square,
  backgroundPosition: atTheEnd,
  backgroundRepeat: 'no-repeat',
  backgroundSize: '7px 7px',
  // A finger draws from there; elsewhere it scrolls.
  touchAction: 'none',
} as const;
const drawable = `[aria-readonly=false] ${cell}[data-corner]`;
const onHatch = {
  backgroundImage: `${square}, ${hatched}`,
  backgroundPosition: `${atTheEnd}, 0 0`,
  backgroundRepeat: 'no-repeat, repeat',
  backgroundSize: '7px 7px, auto',
} as const;
globalStyle(`[data-in-use] ${drawable}`, layered(layers.commerce, { '@media': { screen: handle } }));
globalStyle(
  `[data-in-use] ${drawable}:is([data-stock=out], [data-stock=absent])`,
  layered(layers.commerce, { '@media': { screen: onHatch } }),
);
globalStyle(`[data-at-handle] ${drawable}`, layered(layers.commerce, { cursor: 'crosshair' }));

export const quantity = css(face(cellColumn));
export const figure = css({ display: 'block', paddingInline: space.xs });

export const hint = css({
  display: 'block',
  marginBlockStart: '1px',
  // Ends with the figure above it; a long one begins at the very edge of the cell.
  justifySelf: 'end',
  paddingInlineEnd: space.xs,
  fontSize: '0.6875rem',
  // Set a little closer, so that “Out of stock” keeps off the edge of its cell.
  letterSpacing: '-0.015em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  color: color.caution.ink,
  selectors: {
    '[data-stock=out] &, [data-stock=told] &': { color: color.inkMuted },
    '[data-state=failed] &': { color: 'inherit' },
  },
});
