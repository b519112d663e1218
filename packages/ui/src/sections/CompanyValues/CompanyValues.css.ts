import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const root = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xl });

/** An index of principles: one row each, its name as large as a headline. */
export const value = css({
  display: 'grid',
  gap: vars.space.sm,
  paddingBlock: vars.space.lg,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}` } },
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: vars.space.xl,
      alignItems: 'baseline',
      paddingBlock: vars.space.xl,
    },
  },
});

export const text = css({ fontSize: vars.text.lg });
