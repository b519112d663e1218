import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { space, color, font } = vars;

/** Rows of a name and its amount on a phone, columns beside each other above. */
export const totals = css({
  display: 'grid',
  gap: space.xs,
  margin: 0,
  fontFamily: font.text.family,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  breakInside: 'avoid',
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', columnGap: space.xl, rowGap: space.sm } },
});

export const part = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.md,
  '@media': { [media.tablet]: { display: 'block' } },
});

export const label = css({ color: color.inkMuted });

const plain = css({ margin: 0 });
const strong = css({ margin: 0, fontWeight: font.text.weightStrong });

export const amount = { total: plain, paid: plain, open: strong, overpaid: strong };
