import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { focusRing, focusRingInside } from '../../internal/focusRing.ts';
import { media } from '../../internal/media.ts';
import { picked } from '../../internal/picked.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color, space } = vars;
const hair = `${vars.border.hairline} solid ${color.line}`;
const wide = (rule: object) => ({ '@media': { [media.tablet]: rule } });

/** Scrolls within itself on a wide screen, so that the head stays in sight; a phone's page scrolls as a whole. */
export const frame = css({
  '@media': { [media.tablet]: { overflow: 'auto', maxBlockSize: '80dvh' } },
  selectors: { '&:focus-visible': focusRing },
});

/** On a phone each row is a card; the roles are written out, for what is laid out as blocks is no table by itself. */
export const table = css({
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.text.sm,
  lineHeight: 1.45,
  ...wide({ display: 'table' }),
});

export const caption = css({
  display: 'block',
  paddingBlockEnd: space.sm,
  fontSize: vars.text.md,
  fontWeight: vars.font.text.weightStrong,
  textAlign: 'start',
  ...wide({ display: 'table-caption' }),
});

/** Without a head to press nothing of it stands on a phone: a row without cells is none. */
export const head = css({
  display: 'block',
  selectors: { '&:not(:has(button, input))': { display: 'none' } },
  '@media': {
    [media.tablet]: {
      display: 'table-header-group',
      selectors: { '&:not(:has(button, input))': { display: 'table-header-group' } },
    },
  },
});
export const body = css({ display: 'grid', gap: space.sm, ...wide({ display: 'table-row-group' }) });

export const heads = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.md,
  alignItems: 'center',
  paddingBlockEnd: space.sm,
  ...wide({ display: 'table-row' }),
});

/** Of the heads a phone shows those one can press; the names of the others stand in the cards. */
export const headCell = css({
  color: color.inkMuted,
  fontWeight: vars.font.text.weightStrong,
  textAlign: 'start',
  selectors: { '&:not(:has(button, input))': { display: 'none' } },
  '@media': {
    [media.tablet]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
      paddingBlock: space.xs,
      paddingInline: space.sm,
      background: color.ground,
      borderBlockEnd: `${vars.border.strong} solid ${color.lineStrong}`,
      verticalAlign: 'middle',
      selectors: { '&[data-align=end]': { textAlign: 'end' }, '&:not(:has(button, input))': { display: 'table-cell' } },
    },
  },
});

export const sorter = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minBlockSize: vars.size.controlSmall,
  // Room for the ring; the words stand where the others do.
  paddingInline: space.xs,
  marginInline: `calc(-1 * ${space.xs})`,
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.ink },
    '&:focus-visible': focusRingInside,
    '[aria-sort] > &': { color: color.ink },
  },
});

/** A link in the brand's colour may be too weak on the tint. */
const tinted = { ...picked, vars: { ...picked.vars, [color.inkBrand]: color.ink } } as const;

export const row = css({
  display: 'block',
  position: 'relative',
  paddingBlock: space.xs,
  paddingInline: space.md,
  background: color.groundRaised,
  color: color.ink,
  border: hair,
  borderRadius: vars.radius.card,
  selectors: { '&[data-selected]': tinted },
  '@media': {
    [media.tablet]: { display: 'table-row', background: 'transparent' },
    [media.hover]: { selectors: { '&:hover': tinted } },
  },
});

export const cell = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlock: space.xxs,
  fontWeight: vars.font.text.weight,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-label]::before': {
      content: 'attr(data-label)',
      flex: 'none',
      maxInlineSize: '50%',
      color: color.inkMuted,
      textAlign: 'start',
      overflowWrap: 'normal',
    },
    'th&': {
      alignItems: 'center',
      minBlockSize: vars.size.controlSmall,
      paddingInlineEnd: space.xl,
      fontWeight: vars.font.text.weightStrong,
      textAlign: 'start',
    },
  },
  '@media': {
    [media.tablet]: {
      display: 'table-cell',
      paddingBlock: space.sm,
      paddingInline: space.sm,
      borderBlockEnd: hair,
      textAlign: 'start',
      verticalAlign: 'middle',
      selectors: {
        '&[data-label]::before': { content: 'none' },
        // A name stays whole beside cells that could be narrower; the frame scrolls for one that is too long.
        'th&': { paddingInlineEnd: space.sm, overflowWrap: 'break-word' },
        // A long name does not take the room of a word such as a status, which would break.
        'td&[data-label]:not([data-align=end])': { minInlineSize: '6rem' },
        '&[data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
      },
    },
  },
});

/** In a card the box stands in the corner, beside the row's name. */
export const choice = css({
  position: 'absolute',
  insetBlockStart: space.xxs,
  insetInlineEnd: space.xs,
  ...wide({ position: 'static' }),
});

/** The box for all, above those in the corners of the cards. */
export const choiceOfAll = css({
  order: 1,
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(${space.xs} + ${vars.border.hairline})`,
  // Over cards no column says what the box is for; a reader has its name already.
  selectors: { '&::before': { content: "attr(aria-label) / ''", marginInlineEnd: space.xs } },
  '@media': { [media.tablet]: { selectors: { '&::before': { content: 'none' } } } },
});

/** The area to press is large enough for a finger; the tick inside may be smaller. */
export const check = css({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: vars.size.controlSmall,
  minBlockSize: vars.size.controlSmall,
  cursor: 'pointer',
});

/** As wide as what will stand here, on the side where it will. */
export const waiting = css({
  display: 'inline-block',
  inlineSize: '40%',
  '@media': {
    [media.tablet]: {
      inlineSize: '60%',
      selectors: { '[data-align=end] > &': { inlineSize: '40%', marginInlineStart: 'auto' } },
    },
  },
});

/** In a card, where the name of the column will stand. */
export const waitingLabel = css({ inlineSize: '20%', ...wide({ display: 'none' }) });

export const nothing = css({ display: 'block', ...wide({ display: 'table-cell' }) });
export const empty = css({
  display: 'block',
  paddingBlock: space.xxl,
  paddingInline: space.md,
  color: color.inkMuted,
  textAlign: 'center',
});
