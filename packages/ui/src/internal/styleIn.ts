import { style } from '@vanilla-extract/css';
import type { StyleRule } from '@vanilla-extract/css';

/** A rule within a layer, for `globalStyle` and recipes: `globalStyle(selector, layered(layers.reset, {…}))`. */
export const layered = <Rule extends object>(layer: string, rule: Rule) => ({ '@layer': { [layer]: rule } });

/** `style` that puts its rule into a layer: `const css = styleIn(layers.components)`. For `.css.ts` files alone. */
export const styleIn =
  (layer: string) =>
  (rule: StyleRule): string =>
    style(layered(layer, rule));
