import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const root = css({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space.xs });

export const first = css({ gridColumn: '1 / -1' });

export const open = css({
  display: 'block',
  inlineSize: '100%',
  borderRadius: vars.radius.image,
  cursor: 'zoom-in',
  transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '&:hover': { opacity: 0.88 } },
});
