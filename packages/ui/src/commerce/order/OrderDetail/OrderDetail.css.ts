import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { capsLabel } from '../../../internal/capsLabel.ts';
import { focusRing } from '../../../internal/focusRing.ts';
import { media } from '../../../internal/media.ts';
import { picked, pressed } from '../../../internal/picked.ts';
import { layered, styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { space, color } = vars;
const hair = `${vars.border.hairline} solid ${color.line}`;
const offPaper = { '@media': { [media.print]: { display: 'none' } } } as const;

export const detail = css({
  display: 'grid',
  gap: space.xl,
  minInlineSize: 0,
  fontFamily: vars.font.text.family,
  '@media': { [media.print]: { display: 'block' } },
});
export const pending = css({ alignContent: 'start', minBlockSize: '100dvh' });
/** Title and turns beside each other; the status has a line of its own on a phone and stands below the turns on a desk. */
export const head = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.md,
});
export const titles = css({
  display: 'grid',
  gap: space.xs,
  minInlineSize: 0,
  '@media': { [media.tablet]: { gridRow: '1 / span 2' } },
});
export const states = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  marginBlockEnd: space.xxs,
});
/** The two turns are one control, ruled in the middle. */
export const turns = css({ display: 'flex', justifyContent: 'end', ...offPaper });
export const status = css({
  gridColumn: '1 / -1',
  // Room for the choice and its button in one line.
  '@media': { [media.tablet]: { gridColumn: '2', minInlineSize: '20rem' }, [media.print]: { display: 'none' } },
});

export const turn = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minInlineSize: vars.size.control,
  blockSize: vars.size.control,
  border: `${vars.button.stroke} solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  color: color.ink,
  textDecoration: 'none',
  lineHeight: 1,
  '@media': { [media.tablet]: { paddingInline: space.sm } },
  selectors: {
    '& + &': { marginInlineStart: `calc(-1 * ${vars.button.stroke})` },
    '&:first-child:not(:last-child)': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
    '&:last-child:not(:first-child)': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
    '&:is(:hover, :focus-visible)': { zIndex: 1 },
    '&:hover': { ...picked, borderColor: color.ink },
    '&:active': pressed,
    '&:focus-visible': focusRing,
  },
});

/** Tracking leaves its space after the last letter too: given back, the pair stands in the middle. Set on the height of small letters, it is lifted to that of the box. */
export const mark = css({
  fontSize: vars.text.lg,
  letterSpacing: '-0.14em',
  marginInlineEnd: '-0.14em',
  transform: 'translateY(-0.04em)',
});
export const word = css({
  display: 'none',
  fontFamily: vars.font.text.family,
  fontSize: vars.text.sm,
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { display: 'inline' } },
});

/** Five facts or six leave no row with one or two alone. */
const factsInFullRows = {
  '&:has(> :nth-child(5):last-child)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  '&:has(> :nth-child(6):last-child)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
};

export const facts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.lg} ${space.lg}`,
  margin: 0,
  paddingBlock: space.lg,
  borderBlock: hair,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', selectors: factsInFullRows },
    [media.print]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      paddingBlock: space.md,
      selectors: factsInFullRows,
    },
  },
});

export const term = css({ ...capsLabel, color: color.inkMuted });
export const value = css({
  margin: 0,
  marginBlockStart: space.xxs,
  fontSize: vars.text.md,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const note = css({ display: 'grid', gap: space.xxs, maxInlineSize: vars.size.measure });
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.sm} ${space.lg}`,
  ...offPaper,
});
/** Below the buttons on a phone, beside them where there is room. */
export const papers = css({ flexBasis: '100%', minInlineSize: 0, '@media': { [media.tablet]: { flexBasis: 'auto' } } });

/** On paper the parts are blocks: nested grids that break over pages lay what follows over what was moved to the next page. */
globalStyle(
  `${detail} > * + *`,
  layered(layers.commerce, { '@media': { [media.print]: { marginBlockStart: space.lg } } }),
);
