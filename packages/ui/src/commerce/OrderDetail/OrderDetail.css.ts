import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { capsLabel } from '../../internal/capsLabel.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { space, color } = vars;
const hair = `${vars.border.hairline} solid ${color.line}`;
const offPaper = { '@media': { [media.print]: { display: 'none' } } } as const;

export const detail = css({
  display: 'grid',
  gap: space.xl,
  minInlineSize: 0,
  fontFamily: vars.font.text.family,
  '@media': { [media.print]: { color: '#000' } },
});
export const head = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space.md });
export const titles = css({ display: 'grid', gap: space.xs, minInlineSize: 0 });
export const states = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });
export const side = css({ display: 'grid', justifyItems: 'end', alignContent: 'start', gap: space.sm, ...offPaper });
export const turns = css({ display: 'flex', gap: space.xxs });

export const turn = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.control,
  color: color.ink,
  textDecoration: 'none',
  fontSize: vars.text.md,
  letterSpacing: '-0.05em',
  selectors: { '&:hover': { background: color.groundSunken }, '&:focus-visible': focusRing },
});

export const facts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.lg} ${space.lg}`,
  margin: 0,
  paddingBlock: space.lg,
  borderBlock: hair,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
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
