import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const root = css({ paddingBlockStart: vars.space.lg, paddingBlockEnd: vars.space.md });

export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: vars.space.xl,
  rowGap: vars.space.md,
  paddingBlock: vars.space.md,
});

/** A long sentence breaks before it pushes the actions below itself. */
export const words = css({
  display: 'grid',
  gap: vars.space.xs,
  flex: '1 1 18rem',
  maxInlineSize: vars.size.measure,
  minInlineSize: 0,
});

export const title = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.md });

export const text = css({ color: vars.color.inkMuted });

export const count = css({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' });

/** Aligns the box of a field with the button beside it, also when the field has a label above. */
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.sm,
  flexGrow: 1,
  '@media': { [media.tablet]: { flexGrow: 0 } },
});
