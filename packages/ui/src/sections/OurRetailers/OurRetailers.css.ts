import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { maxBlock, maxInline, side } from '../../internal/LogoImage/LogoImage.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

/** Lines above and below alone: a last row that is not full leaves no open box. */
const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const wall = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
  paddingBlock: vars.space.md,
  borderBlock: hairline,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.desktop]: {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      selectors: {
        '&[data-columns="5"]': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
        '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  },
});

export const cell = css({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '5.5rem',
});

export const logo = css({
  vars: { [side]: '3.5rem', [maxInline]: 'min(100%, 9.5rem)', [maxBlock]: '4rem' },
  objectPosition: 'left',
  selectors: { '[dir=rtl] &': { objectPosition: 'right' } },
});
