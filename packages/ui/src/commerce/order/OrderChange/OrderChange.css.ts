import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { capsLabel } from '../../../internal/capsLabel.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { space, color } = vars;

const hair = `${vars.border.hairline} solid ${color.line}`;
const cell = {
  paddingBlock: space.xs,
  paddingInline: 0,
  borderBlockEnd: hair,
  verticalAlign: 'baseline',
  fontFamily: vars.font.text.family,
  fontSize: vars.text.sm,
} as const;

/** Beside a name, two amounts have no room in a narrower one. */
const narrow = '(max-width: 18rem)';

export const change = css({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  padding: space.md,
  border: hair,
  borderRadius: vars.radius.card,
  breakInside: 'avoid',
});

export const table = css({ inlineSize: '100%', borderCollapse: 'collapse' });
const labelled = {
  ...cell,
  ...capsLabel,
  fontWeight: 'inherit',
  verticalAlign: 'bottom',
  color: color.inkMuted,
} as const;
export const head = css({ ...labelled, textAlign: 'start' });
export const headFigure = css({
  ...labelled,
  textAlign: 'end',
  paddingInlineStart: space.sm,
  overflowWrap: 'anywhere',
});
export const name = css({ ...cell, fontWeight: 'inherit', textAlign: 'start', overflowWrap: 'anywhere' });
export const figure = css({
  ...cell,
  textAlign: 'end',
  paddingInlineStart: space.sm,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
export const sums = css({ fontWeight: vars.font.text.weightStrong });
export const actions = css({ display: 'grid', gap: space.sm, '@media': { [media.print]: { display: 'none' } } });
