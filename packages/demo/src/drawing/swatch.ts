import { asDyed } from './core/colour.ts';
import { areaOf, framed, grained, laid, stacked } from './core/compose.ts';
import { gridOver } from './core/grid.ts';
import { panel } from './core/items.ts';
import { rectangle } from './core/path.ts';
import { hash } from './core/rng.ts';
import { HANDS } from './fabric/fabric.ts';
import type { SwatchRecipe } from './recipe.ts';

const SIDE = 120;

/** A square of the fabric for colour choices, 120 × 120. */
export const drawSwatch = (recipe: SwatchRecipe): string => {
  const [colour, extra] = [asDyed(recipe.colour), asDyed(recipe.extraColour)];
  const id = `w${hash(JSON.stringify(recipe)).toString(36)}`;
  const frame = { x: 0, y: 0, width: SIDE, height: SIDE };
  const hand = HANDS[recipe.fabric];
  // Larger than the frame: a swatch is cut from a length of cloth and shows no edge.
  const cloth = panel(rectangle(-60, -60, SIDE + 120, SIDE + 120), {
    wrinkle: hand.wrinkle * 0.45,
    grain: [34, 60],
    gloss: hand.gloss,
    puff: 0,
    lift: 0,
  });
  const grid = gridOver(-20, -20, SIDE + 40, SIDE + 40, 64);
  const cut = laid({
    items: [cloth],
    paints: { id, colour, extra, fabric: recipe.fabric, seed: recipe.seed ?? 7, scale: 0.42 },
    grid,
    ground: colour,
    cloth: true,
  });
  const base = { defs: '', body: `<rect ${areaOf(frame)} fill="${colour}"/>` };
  return framed(frame, stacked([base, cut, grained(frame, id, 0.08, 240)]));
};
