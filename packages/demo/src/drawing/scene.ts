import { framed, grained, stacked } from './core/compose.ts';
import type { Drawn } from './core/compose.ts';
import { hash, rngOf } from './core/rng.ts';
import { SHAPES } from './recipe.ts';
import type { SceneKind, SceneRecipe } from './recipe.ts';
import { blinds, drape } from './scene/cloth.ts';
import { tonesOf } from './scene/making.ts';
import type { Staging } from './scene/making.ts';
import { beach, fjord } from './scene/land.ts';
import { counter, stillLife } from './scene/plinths.ts';
import { rail, studio } from './scene/stage.ts';

const scenes: Record<SceneKind, (staging: Staging) => Drawn[]> = {
  drape,
  rail,
  'still-life': stillLife,
  blinds,
  studio,
  beach,
  fjord,
  counter,
};

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
  return framed(frame, stacked([...scenes[recipe.kind](staging), grained(frame, id, 0.1, width * 0.75)]));
};
