import { globalLayer, style } from '@vanilla-extract/css';
import type { StyleRule } from '@vanilla-extract/css';
// The order of the library's layers comes first; the studio's own is the last of all.
import '@vitrine/ui/reset';

const studio = globalLayer('studio');

/** `style` in the studio's layer. For `.css.ts` files alone. */
export const css = (rule: StyleRule): string => style({ '@layer': { [studio]: rule } });
