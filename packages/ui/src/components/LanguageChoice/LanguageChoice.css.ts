import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { focusRingText } from '../../internal/focusRing.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);

export const root = css({ display: 'flex', gap: vars.space.md });

export const choice = css({
  minBlockSize: vars.size.control,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: vars.text.sm,
  cursor: 'pointer',
  textUnderlineOffset: '0.3em',
  selectors: {
    '&:hover': { textDecorationLine: 'underline' },
    '&:focus-visible': focusRingText,
    '&[aria-pressed=true]': { textDecorationLine: 'underline', fontWeight: vars.font.text.weightStrong },
  },
});
