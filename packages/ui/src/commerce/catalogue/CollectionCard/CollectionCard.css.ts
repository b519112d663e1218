import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { displayFace } from '../../../internal/displayFace.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const root = css({ display: 'flex', flexDirection: 'column', gap: vars.space.sm, blockSize: '100%' });

export const picture = css({ display: 'block', inlineSize: '100%' });

export const name = css({
  ...displayFace,
  fontSize: vars.display.sm,
  lineHeight: 1.15,
});

export const facts = css({ color: vars.color.inkMuted, fontSize: vars.text.sm, lineHeight: 1.4 });

export const action = css({ marginBlockStart: 'auto', paddingBlockStart: vars.space.xxs });
