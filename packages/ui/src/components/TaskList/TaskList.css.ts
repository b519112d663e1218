import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color, space, text, border } = vars;

export const root = css({ display: 'grid', alignContent: 'start' });

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.sm,
  paddingBlockEnd: space.sm,
  borderBlockEnd: `${border.hairline} solid ${color.ink}`,
});

export const rows = css({ margin: 0, padding: 0, listStyle: 'none' });

export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.md,
  rowGap: space.xxs,
  paddingBlock: space.sm,
  selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.line}` } },
});

/** As wide with a tick as without, so that the steps stay in line. */
export const tick = css({ inlineSize: '1.25rem', alignSelf: 'start', color: color.ink });

export const words = css({
  display: 'grid',
  flex: '1 1 0',
  gap: space.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const quiet = css({ color: color.inkMuted, fontSize: text.sm, fontVariantNumeric: 'tabular-nums' });
