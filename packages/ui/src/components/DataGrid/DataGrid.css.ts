import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color, space } = vars;

export const root = css({ display: 'grid', gap: space.sm, minInlineSize: 0, fontFamily: vars.font.text.family });

export const toolbar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });
export const search = css({ flex: '1 1 14rem', maxInlineSize: '24rem' });

/** What is wrong, and the way to save: in sight while the table is, where a screen has room for both. */
export const foot = css({
  display: 'grid',
  gap: space.sm,
  '@media': {
    [media.tablet]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      paddingBlock: space.xs,
      background: color.ground,
    },
  },
});

export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.sm}`,
  color: color.ink,
  '@media': { print: { display: 'none' } },
});
export const steps = css({ display: 'flex' });
export const counts = css({ flex: '1 1 8rem' });
export const saving = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space.xs,
  '@media': { [media.tablet]: { marginInlineStart: 'auto' } },
});
