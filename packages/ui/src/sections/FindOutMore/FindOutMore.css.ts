import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const root = css({ display: 'grid', justifyItems: 'center', gap: vars.space.lg, textAlign: 'center' });

/** Balanced: a centred line of one word would look forgotten. */
export const text = css({ maxInlineSize: '40rem', fontSize: vars.text.lg, textWrap: 'balance' });

export const actions = css({
  display: 'grid',
  inlineSize: '100%',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.sm,
  '@media': { [media.tablet]: { display: 'flex', justifyContent: 'center' } },
});
