import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { capsLabel } from '../../internal/capsLabel.ts';
import { displayFace } from '../../internal/displayFace.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const style = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': { [media.desktop]: { gap: vars.space.x3 } },
});

export const split = css({
  display: 'grid',
  gap: vars.space.lg,
  '@media': { [media.desktop]: { gridTemplateColumns: '3fr 9fr', columnGap: vars.space.xl } },
});

export const eyebrow = css({ ...capsLabel, paddingBlockStart: '0.75em', color: vars.color.inkMuted });

export const statement = css({
  ...displayFace,
  fontSize: vars.display.lg,
  letterSpacing: 'normal',
  textTransform: 'none',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  maxInlineSize: '22em',
});

export const column = css({ display: 'grid', gap: vars.space.lg });

export const lead = css({ fontSize: vars.text.xl, lineHeight: 1.45, maxInlineSize: '46rem' });

export const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.lg, rowGap: vars.space.xs });

/** Blocks stand half a step apart; what comes before and after them keeps its whole one. */
export const rest = css({
  paddingBlock: `calc(${vars.space.section} / 2)`,
  selectors: { '&:empty': { display: 'none' } },
});

export const notes = css({ display: 'grid', gap: vars.space.xl });

/** Titles in the margin, texts in the column beside: as in the small print of a magazine. */
export const note = css({
  display: 'grid',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '3fr 9fr', columnGap: vars.space.xl } },
});
