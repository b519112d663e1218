import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';
import { option as line, popover } from './Select.css.ts';

const css = styleIn(layers.components);

/** Above everything; where, and how large, is said when it opens. */
export const list = [popover, css({ inset: 'auto', margin: 0, overscrollBehavior: 'contain' })].join(' ');

/** The focus is on the option itself, with the pointer too. */
export const option = [
  line,
  css({
    selectors: {
      '&:focus': { background: vars.color.selected },
      '&:focus-visible': { borderInlineStart: `3px solid ${vars.color.focus}` },
    },
  }),
].join(' ');
