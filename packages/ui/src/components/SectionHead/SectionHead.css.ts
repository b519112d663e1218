import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { capsLabel } from '../../internal/capsLabel.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);

export const root = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.md,
  marginBlockEnd: vars.space.xl,
});

export const words = css({ display: 'grid', gap: vars.space.sm, maxInlineSize: vars.size.measure });

export const text = css({ color: vars.color.inkMuted, fontSize: vars.text.lg });

export const link = css(capsLabel);
