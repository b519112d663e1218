import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const facts = css({ display: 'grid', gap: vars.space.xs, margin: 0 });

export const text = css({ margin: 0, overflowWrap: 'anywhere' });

export const proofs = css({
  display: 'grid',
  gap: vars.space.xxs,
  margin: 0,
  paddingBlockStart: vars.space.xs,
  paddingInlineStart: 0,
  listStyle: 'none',
});

export const proof = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });
