import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const root = css({ paddingBlockStart: vars.space.lg, paddingBlockEnd: vars.space.md });

export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
  paddingBlock: vars.space.md,
});

export const words = css({ display: 'grid', gap: vars.space.sm, maxInlineSize: vars.size.measure });

export const text = css({ color: vars.color.inkMuted, fontSize: vars.text.lg });

export const count = css({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums', marginInlineEnd: 'auto' });

export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });
