import { style } from '@vanilla-extract/css';
import type { StyleRule } from '@vanilla-extract/css';

/** `style` that puts its rule into a layer: `const css = styleIn(layers.components)`. For `.css.ts` files alone. */
export const styleIn =
  (layer: string) =>
  (rule: StyleRule): string =>
    style({ '@layer': { [layer]: rule } });
