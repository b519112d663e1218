import { framed, grained, stacked } from './core/compose.ts';
import type { Drawn } from './core/compose.ts';
import { hash, rngOf } from './core/rng.ts';
import type { SceneRecipe } from './recipe.ts';
import { blinds, drape } from './scene/cloth.ts';
import { tonesOf } from './scene/kit.ts';
import type { Staging } from './scene/kit.ts';
import { beach, fjord } from './scene/land.ts';
import { counter, stillLife } from './scene/plinths.ts';
import { rail, studio } from './scene/stage.ts';

/** Width and height of each shape, in drawing units. */
export const SHAPES = {
  wide: [2100, 900],
  landscape: [1920, 1080],
  portrait: [1080, 1350],
  square: [1200, 1200],
} as const;
export type Shape = keyof typeof SHAPES;

export const SCENES = { drape, rail, 'still-life': stillLife, blinds, studio, beach, fjord, counter } satisfies Record<
  string,
  (staging: Staging) => Drawn[]
>;
export type SceneKind = keyof typeof SCENES;

/** A mood picture for a hero, with calm room for words at the lower left (upright shapes: in the lower third). */
export const drawScene = (recipe: SceneRecipe): string => {
  const [width, height] = SHAPES[recipe.shape];
  const frame = { x: 0, y: 0, width, height };
  const id = `s${hash(JSON.stringify(recipe)).toString(36)}`;
  const staging: Staging = {
    frame,
    tones: tonesOf(recipe.palette),
    rng: rngOf(`${recipe.kind}${recipe.seed}`),
    seed: recipe.seed,
    id,
    upright: width / height < 1.2,
  };
  return framed(frame, stacked([...SCENES[recipe.kind](staging), grained(frame, id, 0.1, width * 0.75)]));
};
