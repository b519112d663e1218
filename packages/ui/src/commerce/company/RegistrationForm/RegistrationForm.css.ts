import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { displayFace } from '../../../internal/displayFace.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { border, color, space } = vars;

export const form = css({ display: 'grid', gap: space.xl });

const fieldset = { minInlineSize: 0, margin: 0, padding: 0, border: 0 } as const;

export const group = css({ ...fieldset, display: 'grid', gap: space.md });

export const legend = css({
  ...displayFace,
  padding: 0,
  paddingBlockEnd: space.md,
  fontSize: vars.display.sm,
  lineHeight: 1.2,
});

const twoColumns = {
  display: 'grid',
  gap: space.md,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
} as const;

/** Short fields stand in pairs where there is room. */
export const pair = css(twoColumns);

export const place = css({ ...twoColumns, flexGrow: 1, minInlineSize: 0 });

export const location = css({
  display: 'flex',
  gap: space.sm,
  alignItems: 'start',
  selectors: {
    '&:not(:first-of-type)': {
      paddingBlockStart: space.md,
      borderBlockStart: `${border.hairline} solid ${color.line}`,
    },
  },
});

/** Level with the fields beside it, below their labels. */
export const remove = css({ paddingBlockStart: `calc(${vars.text.sm} * 1.35 + ${space.xxs})` });

export const choices = css({
  display: 'grid',
  gap: space.xxs,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const question = css({
  padding: 0,
  paddingBlockEnd: space.xs,
  fontSize: vars.text.sm,
  fontWeight: vars.field.labelWeight,
  lineHeight: 1.35,
});

export const choiceGroup = css(fieldset);
