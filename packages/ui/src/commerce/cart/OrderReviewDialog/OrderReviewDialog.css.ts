import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { space, color } = vars;
const hair = `${vars.border.hairline} solid ${color.line}`;
const apart = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space.sm } as const;

export const head = css({ ...apart, alignItems: 'baseline' });
export const lines = css({ margin: 0, padding: 0, listStyle: 'none' });
export const line = css({ display: 'grid', gap: space.xs, paddingBlock: space.sm, borderBlockEnd: hair });
export const leftOut = css({ margin: 0, paddingInlineStart: space.md, overflowWrap: 'anywhere' });
export const sum = css({
  ...apart,
  margin: 0,
  fontFamily: vars.font.text.family,
  fontSize: vars.text.lg,
  fontWeight: vars.font.text.weightStrong,
  fontVariantNumeric: 'tabular-nums',
});
export const facts = css({
  display: 'grid',
  gap: space.md,
  margin: 0,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const term = css({ fontSize: vars.text.xs, color: color.inkMuted });
export const value = css({ margin: 0, fontSize: vars.text.sm, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
