import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const root = css({
  display: 'grid',
  gap: vars.space.lg,
  '@media': { [media.desktop]: { gridTemplateColumns: '7fr 5fr', columnGap: vars.space.x3, alignItems: 'end' } },
});

export const side = css({ display: 'grid', justifyItems: 'start', gap: vars.space.lg });

export const text = css({ fontSize: vars.text.lg });

export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });
