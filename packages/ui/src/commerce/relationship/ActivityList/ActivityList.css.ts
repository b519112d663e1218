import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { forcedFill } from '../../../internal/forcedFill.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { color, space } = vars;

export const list = css({
  display: 'grid',
  gap: space.md,
  inlineSize: '100%',
  maxInlineSize: '52rem',
  marginInline: 'auto',
  minInlineSize: 0,
});

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' } as const;

export const head = css({ ...row, gap: space.sm });
export const bar = css({ ...row, gap: space.sm, fontVariantNumeric: 'tabular-nums' });
export const entries = css({ margin: 0, padding: 0, listStyle: 'none' });

export const entry = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.md,
  paddingBlock: space.md,
  borderBlockEnd: `${vars.border.hairline} solid ${color.line}`,
});

/** Filled for what is unread. */
export const mark = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.pill,
  background: color.groundSunken,
  color: color.inkMuted,
  selectors: { [`${entry}[data-unread] &`]: { background: color.brand, color: color.onBrand, ...forcedFill } },
});

export const words = css({ display: 'grid', gap: space.xxs, minInlineSize: 0 });

export const sentence = css({
  fontFamily: vars.font.text.family,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  selectors: { [`${entry}[data-unread] &`]: { fontWeight: vars.font.text.weightStrong } },
});

export const more = css({ justifySelf: 'center' });
