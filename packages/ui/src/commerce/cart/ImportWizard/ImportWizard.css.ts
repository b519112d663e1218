import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { capsLabel } from '../../../internal/capsLabel.ts';
import { disabledLine } from '../../../internal/disabledLine.ts';
import { focusRing } from '../../../internal/focusRing.ts';
import { media } from '../../../internal/media.ts';
import { picked } from '../../../internal/picked.ts';
import { layered, styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { color, space } = vars;
const hair = `${vars.border.hairline} solid ${color.line}`;

export const panel = css({ outline: 'none' });

/** A line with a mark for each step; the one that is now stands in ink. */
export const steps = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const step = css({
  ...capsLabel,
  paddingBlockStart: space.xs,
  borderBlockStart: `2px solid ${disabledLine}`,
  color: color.inkMuted,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-past]': { borderBlockStartColor: color.lineStrong },
    '&[aria-current]': { borderBlockStartColor: color.brand, color: color.ink },
  },
});

export const drop = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
  paddingBlock: space.xl,
  paddingInline: space.md,
  border: `${vars.border.strong} dashed ${color.lineStrong}`,
  borderRadius: vars.radius.card,
  background: color.groundRaised,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-over]': { ...picked, borderColor: color.brand },
    '&:has(:focus-visible)': focusRing,
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.groundSunken } } } },
});

export const choose = css({ fontWeight: vars.font.text.weightStrong, textDecoration: 'underline' });

/** Over the whole place, so that it is met by eye, finger and keyboard alike; a file may be dropped on it as well. */
export const input = css({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });

/** Its words stand on the edge of the sheet; the ground under a pointer reaches further. */
export const paste = css({ display: 'grid', gap: space.xs });

export const template = css({ marginInlineStart: `calc(-1 * ${vars.button.paddingSmall})` });

export const frame = css({
  overflow: 'auto',
  maxBlockSize: '20rem',
  border: hair,
  borderRadius: vars.radius.control,
  background: color.groundRaised,
  ':focus-visible': focusRing,
});

export const table = css({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontFamily: vars.font.text.family,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
});

globalStyle(
  `${table} :is(th, td)`,
  layered(layers.commerce, {
    padding: space.xs,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 'inherit',
    '@media': { [media.tablet]: { paddingInline: space.sm } },
  }),
);
globalStyle(
  `${table} tbody th`,
  layered(layers.commerce, { minInlineSize: '4.5rem', '@media': { [media.tablet]: { minInlineSize: '6.5rem' } } }),
);
globalStyle(`${table} tbody :is(th, td)`, layered(layers.commerce, { borderBlockStart: hair }));
globalStyle(
  `${table} thead th`,
  layered(layers.commerce, {
    position: 'sticky',
    insetBlockStart: 0,
    background: color.groundRaised,
    color: color.inkMuted,
    whiteSpace: 'nowrap',
  }),
);

export const number = css({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { [`${table} &`]: { textAlign: 'end' } },
});
export const code = css({ color: color.inkMuted, whiteSpace: 'nowrap' });
export const detail = css({ display: 'block', color: color.inkMuted });
export const reason = css({
  color: color.critical.ink,
  minInlineSize: '6.5rem',
  '@media': { [media.tablet]: { minInlineSize: '8rem' } },
});

export const choices = css({
  display: 'grid',
  gap: space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const choice = css({
  display: 'grid',
  alignContent: 'space-between',
  gap: space.md,
  padding: space.md,
  border: hair,
  borderRadius: vars.radius.card,
  background: color.groundRaised,
});

export const conflicts = css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', borderBlockEnd: hair });
export const conflict = css({ paddingBlock: space.sm, borderBlockStart: hair });
