import { asDyed } from './core/colour.ts';
import { composed } from './core/compose.ts';
import type { Frame } from './core/compose.ts';
import { carried } from './core/items.ts';
import type { Item } from './core/items.ts';
import { placed } from './core/path.ts';
import type { Move } from './core/path.ts';
import { hash, rngOf } from './core/rng.ts';
import { HANDS } from './fabric/fabric.ts';
import { GOODS } from './goods/index.ts';
import type { Goods } from './goods/making.ts';
import type { GoodsRecipe } from './recipe.ts';

const WHOLE: Frame = { x: 0, y: 0, width: 900, height: 1200 };

/** The box the goods fill. */
export const boundsOf = (items: readonly Item[]): { x: number; y: number; width: number; height: number } => {
  const points = items.flatMap((item) => (item.type === 'panel' ? item.points : []));
  const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
};

/** Brings the goods to the middle of the sheet, at the size their kind may fill. */
const fitted = (goods: Goods, items: readonly Item[]): { items: Item[]; move: Move } => {
  const bounds = boundsOf(items);
  const [width, height] = goods.fill ?? [730, 930];
  const scale = Math.min(width / bounds.width, height / bounds.height);
  const move = placed(-(bounds.x + bounds.width / 2) * scale, -(bounds.y + bounds.height / 2) * scale, 0, scale);
  return { items: items.map((item) => carried(item, move)), move };
};

const lookedAt = (goods: Goods, move: Move, view: GoodsRecipe['view']): Frame => {
  if (view !== 'detail') return WHOLE;
  const [cx, cy, width] = goods.focus;
  const [x, y] = move([cx, cy]);
  return { x: 450 + x - width / 2, y: 600 + y - (width * 2) / 3, width, height: (width * 4) / 3 };
};

const at = (items: readonly Item[], dx: number, dy: number, degrees: number, scale: number): Item[] => {
  const move = placed(450 + dx, 600 + dy, degrees, scale);
  return items.map((item) => carried(item, move, degrees));
};

const inSecondColour = (item: Item): Item => {
  if (item.type !== 'panel') return item;
  return {
    ...item,
    fill: item.fill === 'main' || item.fill === 'inside' ? 'second' : item.fill === 'extra' ? 'main' : item.fill,
  };
};

/** Two of the kind, the second in swapped colours, laid over each other at easy angles. */
const pairOf = (items: readonly Item[], tilt: number): Item[] => [
  ...at(items.map(inSecondColour), 118 * tilt, -70, 9 * tilt, 0.82),
  ...at(items, -92 * tilt, 60, -7 * tilt, 0.86),
];

const arranged = (recipe: GoodsRecipe, items: readonly Item[]): Item[] => {
  if (recipe.view === 'flat2') return pairOf(items, recipe.seed % 2 ? 1 : -1);
  const lean = ((recipe.seed * 37) % 21) / 10 - 1;
  return at(items, 0, 0, recipe.view === 'detail' ? 0 : lean * 0.8, 1);
};

type Look = Pick<GoodsRecipe, 'kind' | 'fabric' | 'seed'> & { back: boolean; colour: string; extra: string };

/** The goods alone, around the origin, for a scene to place. */
export const goodsItems = (look: Look): { items: Item[]; move: Move } => {
  const goods: Goods = GOODS[look.kind];
  return fitted(goods, goods.make({ ...look, rng: rngOf(`${look.kind}${look.seed}`), hand: HANDS[look.fabric] }));
};

/** One of the goods as a flat-lay, 900 × 1200. The same recipe always gives the same drawing. */
export const drawGoods = (recipe: GoodsRecipe): string => {
  const goods: Goods = GOODS[recipe.kind];
  const [colour, extra] = [asDyed(recipe.colour), asDyed(recipe.extraColour)];
  const { items, move } = goodsItems({
    kind: recipe.kind,
    fabric: recipe.fabric,
    seed: recipe.seed,
    back: recipe.view === 'back',
    colour,
    extra,
  });
  const id = `v${hash(JSON.stringify(recipe)).toString(36)}`;
  return composed({
    items: arranged(recipe, items),
    paints: { id, colour, extra, fabric: goods.cloth ? recipe.fabric : 'plain', seed: recipe.seed },
    frame: lookedAt(goods, move, recipe.view),
    ground: recipe.ground,
    cloth: goods.cloth,
  });
};
