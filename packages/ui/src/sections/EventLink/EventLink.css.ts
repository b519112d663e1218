import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { capsLabel } from '../../internal/capsLabel.ts';
import { logoOnDark } from '../../internal/logoOnDark.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const root = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.md,
  minBlockSize: '50vh',
  textAlign: 'center',
});

export const image = css({
  display: 'block',
  blockSize: '4rem',
  inlineSize: 'auto',
  maxInlineSize: '100%',
  objectFit: 'contain',
  selectors: logoOnDark,
});

export const eyebrow = css({ ...capsLabel, color: vars.color.inkMuted });

export const text = css({
  maxInlineSize: vars.size.measure,
  marginBlockEnd: vars.space.md,
  color: vars.color.inkMuted,
  fontSize: vars.text.lg,
});
