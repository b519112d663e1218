import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);

export const panel = css({
  paddingBlockStart: vars.space.lg,
  outline: 'none',
  selectors: { '&[data-focus-visible]': focusRing, '&[data-inert]': { display: 'none' } },
});
