import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const split = css({
  display: 'grid',
  gap: vars.space.lg,
  '@media': { [media.desktop]: { gridTemplateColumns: '4fr 8fr', columnGap: vars.space.xl } },
});

export const column = css({ display: 'grid', gap: vars.space.lg });

export const lead = css({ fontSize: vars.text.xl, lineHeight: 1.45, maxInlineSize: '46rem' });

export const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.lg, rowGap: vars.space.xs });

export const notes = css({ display: 'grid', gap: vars.space.xl });

/** Titles in the margin, texts in the column beside: as in the small print of a magazine. */
export const note = css({
  display: 'grid',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  '@media': { [media.desktop]: { gridTemplateColumns: '4fr 8fr', columnGap: vars.space.xl } },
});
