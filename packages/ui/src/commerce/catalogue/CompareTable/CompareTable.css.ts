import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { capsLabel } from '../../../internal/capsLabel.ts';
import { focusRing } from '../../../internal/focusRing.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { color, space } = vars;
const hair = `${vars.border.hairline} solid ${color.line}`;

export const frame = css({ overflowX: 'auto', selectors: { '&:focus-visible': focusRing } });

export const table = css({ borderCollapse: 'separate', borderSpacing: 0, fontSize: vars.text.sm, lineHeight: 1.45 });

/** The names of the rows stay in sight while the columns scroll; a phone has no room for that. */
const atStart = {
  '@media': {
    [media.tablet]: {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      minInlineSize: '9rem',
      background: color.ground,
    },
  },
} as const;

export const corner = css({ padding: 0, ...atStart });

export const head = css({
  inlineSize: '14rem',
  minInlineSize: '10rem',
  paddingInline: space.sm,
  paddingBlockEnd: space.md,
  verticalAlign: 'top',
  textAlign: 'start',
  fontWeight: 'inherit',
});

export const picture = css({ position: 'relative', marginBlockEnd: space.sm });

export const remove = css({ position: 'absolute', insetBlockStart: space.xs, insetInlineEnd: space.xs });

export const brand = css({ ...capsLabel, display: 'block', color: color.inkMuted });

export const name = css({ display: 'block', fontWeight: vars.card.nameWeight, overflowWrap: 'anywhere' });

export const reference = css({
  display: 'block',
  marginBlockEnd: space.sm,
  fontSize: vars.text.xs,
  color: color.inkMuted,
});

export const rowHead = css({
  paddingBlock: space.sm,
  paddingInlineEnd: space.sm,
  borderBlockStart: hair,
  verticalAlign: 'top',
  textAlign: 'start',
  color: color.inkMuted,
  fontWeight: vars.font.text.weightStrong,
  ...atStart,
});

export const cell = css({ padding: space.sm, borderBlockStart: hair, verticalAlign: 'top' });

export const sizes = css({ display: 'flex', flexWrap: 'wrap', columnGap: space.sm, rowGap: space.xxs });

export const size = css({
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-gone]': { color: color.inkMuted } },
});
