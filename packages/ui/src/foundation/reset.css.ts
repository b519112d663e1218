import { globalStyle } from '@vanilla-extract/css';
import type { GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { focusRing } from '../internal/focusRing.ts';
import { media } from '../internal/media.ts';
import { layered } from '../internal/styleIn.ts';
import { layers } from './layers.css.ts';

const reset = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, layered(layers.reset, rule));

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0, padding: 0 });
reset('html', { textSizeAdjust: '100%', scrollBehavior: 'smooth', scrollPaddingBlockStart: vars.space.x4 });
/** Black on white on paper, also where grounds are printed; before the partner's own colours, which are in no layer. */
reset(':root', {
  '@media': {
    [media.print]: { vars: { [vars.color.ground]: '#fff !important', [vars.color.ink]: '#000 !important' } },
  },
});
reset('body', {
  minBlockSize: '100dvh',
  background: vars.color.ground,
  color: vars.color.ink,
  fontFamily: vars.font.text.family,
  fontWeight: vars.font.text.weight,
  // Inherited by all text in the display font. Fonts without the axis ignore it.
  fontVariationSettings: vars.font.display.variation,
  fontSize: vars.text.md,
  lineHeight: vars.font.text.leading,
  // No last line of one word; titles are balanced on their own.
  textWrap: 'pretty',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});
reset('img, picture, video, svg, canvas', { display: 'block', maxInlineSize: '100%' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { background: 'none', border: 0, cursor: 'pointer', textAlign: 'inherit' });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('ul, ol', { listStyle: 'none' });
reset('a', { color: 'inherit', textDecoration: 'none' });
/** A heading takes the focus only to begin a new screen. Nothing can be done with it, so a ring would look like a field. */
const headings = 'h1, h2, h3, h4, h5, h6';
reset(headings, { font: 'inherit', outline: 'none' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('hr', { border: 0 });
reset('[hidden]', { display: 'none' });
reset(`:focus-visible:not(${headings})`, focusRing);
reset('::selection', { background: vars.color.ink, color: vars.color.inkInverse });

/** In forced colours, an outline marks selection and focus, because tints and shadows are gone. */
const forced = (selector: string, line: string) =>
  reset(selector, {
    '@media': { [media.forced]: { outline: `${line} !important`, outlineOffset: '-3px !important' } },
  });
forced(
  ':is([aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true], [data-current], label:has(> :checked))',
  '2px solid Highlight',
);
forced(
  `:is(:focus-visible:not(${headings}), [data-focus-visible], [role=gridcell]:focus, label:has(> :focus-visible))`,
  '3px solid CanvasText',
);

reset('*, *::before, *::after', {
  '@media': {
    [media.still]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // None at all: one of an instant keeps what has just become visible from taking the focus.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto',
    },
  },
});
