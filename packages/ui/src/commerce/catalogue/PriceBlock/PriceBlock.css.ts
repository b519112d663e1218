import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { capsLabel } from '../../../internal/capsLabel.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const root = css({ display: 'grid', gap: vars.space.xxs, justifyItems: 'start' });

export const figures = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${root}[data-size=full] &`]: { columnGap: vars.space.xl } },
});

export const figure = css({ display: 'grid' });

export const term = css({ ...capsLabel, color: vars.color.inkMuted });

const value = { lineHeight: 1.3, whiteSpace: 'nowrap' } as const;

export const wholesale = css({
  ...value,
  fontSize: vars.text.sm,
  fontWeight: vars.font.text.weightStrong,
  selectors: { [`${root}[data-size=full] &`]: { fontSize: vars.text.xl } },
});

export const retailer = css({
  ...value,
  fontSize: vars.text.sm,
  color: vars.color.inkMuted,
  selectors: { [`${root}[data-size=full] &`]: { fontSize: vars.text.xl } },
});

export const restricted = css({ ...capsLabel, fontWeight: vars.font.text.weightStrong });

export const note = css({ fontSize: vars.text.sm, lineHeight: 1.4, color: vars.color.inkMuted });
