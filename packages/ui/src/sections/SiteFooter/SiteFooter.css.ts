import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { capsLabel } from '../../internal/capsLabel.ts';
import { focusRingText } from '../../internal/focusRing.ts';
import { logoOnDark } from '../../internal/logoOnDark.ts';
import { displayFace } from '../../internal/displayFace.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const root = css({
  background: vars.color.groundSunken,
  color: vars.color.ink,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const top = css({
  display: 'grid',
  gap: vars.space.xl,
  paddingBlock: vars.space.xxl,
  '@media': { [media.desktop]: { gridTemplateColumns: '4fr 8fr', paddingBlock: vars.space.x4 } },
});

export const name = css({
  ...displayFace,
  fontSize: vars.display.lg,
  lineHeight: 1,
});

export const groups = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.xl,
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const title = css({ ...capsLabel, marginBlockEnd: vars.space.xs, color: vars.color.inkMuted });

export const list = css({ listStyle: 'none' });

export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.controlSmall,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: vars.text.sm,
  textAlign: 'start',
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.3em',
  cursor: 'pointer',
  transition: `text-decoration-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&:hover': { textDecorationColor: 'currentColor' }, '&:focus-visible': focusRingText },
});

export const events = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.lg,
  paddingBlock: vars.space.lg,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const event = css({ display: 'block', blockSize: '2.5rem', inlineSize: 'auto', selectors: logoOnDark });

/** Who made it is one entry more than a tablet's line holds: what leads somewhere stands above, who it is from below. */
const withPowered = ':has(> [data-part=powered-by])';
const twoLines = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', justifyItems: 'end' } as const;

export const bottom = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xl,
  rowGap: vars.space.xs,
  paddingBlock: vars.space.md,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': {
    [media.tablet]: { selectors: { [`&${withPowered}`]: twoLines } },
    [media.desktop]: { selectors: { [`&${withPowered}`]: { display: 'flex' } } },
  },
});

export const small = css({
  fontSize: vars.text.sm,
  color: vars.color.inkMuted,
  '@media': {
    [media.tablet]: { selectors: { [`${bottom}${withPowered} > &`]: { order: 1, justifySelf: 'start' } } },
    [media.desktop]: { selectors: { [`${bottom}${withPowered} > &`]: { order: 0 } } },
  },
});

export const legal = css({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.lg, marginInlineEnd: 'auto' });

export const powered = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.35em',
  '@media': { [media.tablet]: { order: 1 }, [media.desktop]: { order: 0 } },
  fontSize: vars.text.sm,
  color: vars.color.inkMuted,
});
