import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

/** As tall as a text usually is, so that the sheet does not jump when it arrives. */
export const page = css({
  minBlockSize: 'min(24rem, 50dvh)',
  color: vars.color.ink,
  // The headings of the text stand below the dialog's title.
  vars: { [vars.display.sm]: vars.text.lg },
});
