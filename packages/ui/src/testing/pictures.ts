import { drawGoods, drawScene, drawSwatch } from '@vitrine/demo/drawing';
import type { Fabric, GoodsKind, GoodsRecipe, SceneKind, Shape } from '@vitrine/demo/drawing';

const drawn = new Map<string, string>();

/** Draws once: a page of stories shows the same picture many times. */
const kept = (key: string, draw: () => string): string => {
  const found = drawn.get(key) ?? `data:image/svg+xml,${encodeURIComponent(draw())}`;
  drawn.set(key, found);
  return found;
};

/** A drawn garment or beauty product for stories, 3:4, as a data address. Colours are `#rrggbb`. */
export const goods = (
  kind: GoodsKind,
  fabric: Fabric,
  colour: string,
  extraColour: string,
  seed = 1,
  view: GoodsRecipe['view'] = 'front',
): string => {
  const recipe = { kind, fabric, colour, extraColour, seed, view };
  return kept(JSON.stringify(recipe), () => drawGoods(recipe));
};

/** A drawn hero scene for stories, as a data address; the palette has 3 to 5 colours, the ground first. */
export const scene = (kind: SceneKind, shape: Shape, palette: readonly string[], seed = 1): string => {
  const recipe = { kind, shape, palette, seed };
  return kept(JSON.stringify(recipe), () => drawScene(recipe));
};

/** A drawn texture tile for stories, as a data address. */
export const swatch = (fabric: Fabric, colour: string, extraColour: string): string =>
  kept(`swatch ${fabric} ${colour} ${extraColour}`, () => drawSwatch({ fabric, colour, extraColour }));
