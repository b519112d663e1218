import { drawGoods, drawScene, drawSwatch } from '@vitrine/demo/drawing';
import type { Fabric, GoodsKind, GoodsRecipe, SceneKind, Shape } from '@vitrine/demo/drawing';

const drawn = new Map<string, string>();

/**
 * The address of a drawing. In a browser a short one: Storybook sends the args of a story to its panel, and a scene in words is half a
 * megabyte.
 */
const address = (svg: string): string =>
  typeof document === 'undefined'
    ? `data:image/svg+xml,${encodeURIComponent(svg)}`
    : URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));

/** Draws once: a page of stories shows the same picture many times. */
const kept = (key: string, draw: () => string): string => {
  const found = drawn.get(key) ?? address(draw());
  drawn.set(key, found);
  return found;
};

/** A drawn garment or beauty product for stories, 3:4, by its address. Colours are `#rrggbb`. */
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

/** A drawn hero scene for stories, by its address; the palette has 3 to 5 colours, the ground first. */
export const scene = (kind: SceneKind, shape: Shape, palette: readonly string[], seed = 1): string => {
  const recipe = { kind, shape, palette, seed };
  return kept(JSON.stringify(recipe), () => drawScene(recipe));
};

/** What a sample of a picture asks for; each partner has a scene of its own if it names none. */
export interface Sample {
  kind: SceneKind | undefined;
  shape: Shape;
  seed: number;
}

const samples = new Map<string, Sample>();
const neutral = ['#e8dcc8', '#7a6a58', '#b98b3e', '#2e3d2f'];

/** A scene that the workshop draws again for each partner, in its colours. */
export const sampleScene = (shape: Shape, seed: number, kind?: SceneKind): string => {
  const found = scene(kind ?? 'drape', shape, neutral, seed);
  samples.set(found, { kind, shape, seed });
  return found;
};

/** What a picture asks for, by its address; undefined for a picture that stays as it is. */
export const sampleOf = (picture: string): Sample | undefined => samples.get(picture);

/** A scene with words drawn into it, as they come from a campaign: an example of what not to do. */
export const sceneWithWords = (words: string, ...[kind, shape, palette, seed = 1]: Parameters<typeof scene>): string =>
  kept(JSON.stringify({ words, kind, shape, palette, seed }), () =>
    drawScene({ kind, shape, palette, seed }).replace(
      /<\/svg>$/,
      `<text x="24%" y="56%" font-family="sans-serif" font-weight="700" font-size="180" fill="#ffffff">${words}</text></svg>`,
    ),
  );

/** A drawn texture tile for stories, by its address. */
export const swatch = (fabric: Fabric, colour: string, extraColour: string): string =>
  kept(`swatch ${fabric} ${colour} ${extraColour}`, () => drawSwatch({ fabric, colour, extraColour }));
