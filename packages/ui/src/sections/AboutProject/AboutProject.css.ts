import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: vars.space.x3,
      alignItems: 'start',
    },
  },
});

export const side = css({ display: 'grid', gap: vars.space.lg });

export const words = css({ display: 'grid', gap: vars.space.lg, justifyItems: 'start', fontSize: vars.text.xl });

/** The text is set larger than a page's, so its lines may be longer too. */
export const text = css({ lineHeight: 1.5 });
