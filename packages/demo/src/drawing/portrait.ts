import { darker, lighter, mix } from './core/colour.ts';
import { areaOf, framed, grained, laid, stacked } from './core/compose.ts';
import type { Drawn, Frame } from './core/compose.ts';
import { gridOver } from './core/grid.ts';
import { gleam, line, panel } from './core/items.ts';
import type { Fill, Item } from './core/items.ts';
import { along, ellipse, pts, rectangle, rounded } from './core/path.ts';
import type { Pt } from './core/path.ts';
import { hash, rngOf } from './core/rng.ts';
import type { Rng } from './core/rng.ts';
import type { PortraitRecipe } from './recipe.ts';
import { letterOutlines } from './letters.ts';

const FRAME: Frame = { x: 0, y: 0, width: 400, height: 400 };
const hex = (colour: string): Fill => `#${colour.replace('#', '')}`;

const tone = (id: string, colour: string): Drawn => ({
  defs: `<radialGradient id="${id}tone" cx=".3" cy=".2" r="1.1"><stop offset="0" stop-color="${lighter(colour, 0.24)}"/><stop offset=".6" stop-color="${colour}"/><stop offset="1" stop-color="${darker(colour, 0.24)}"/></radialGradient>`,
  body: `<rect ${areaOf(FRAME)} fill="url(#${id}tone)"/>`,
});

const monogram = (recipe: PortraitRecipe, id: string): Drawn[] => [
  tone(id, recipe.colour),
  {
    defs: '',
    body: `<path d="${letterOutlines(recipe.initials, FRAME.width / 2, FRAME.height / 2, 108)}" fill="none" stroke="${recipe.extraColour}" stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round"/>`,
  },
];

/** A scalloped awning in stripes that swing out towards the street. */
const awning = (recipe: PortraitRecipe): Item[] =>
  Array.from({ length: 8 }, (_, i): Item => {
    const [a, b]: [Pt, Pt] = [along([76, 112], [324, 112], i / 8), along([76, 112], [324, 112], (i + 1) / 8)];
    const [c, d]: [Pt, Pt] = [along([54, 172], [346, 172], i / 8), along([54, 172], [346, 172], (i + 1) / 8)];
    const hang: Pt = [(c[0] + d[0]) / 2, 196];
    return panel([[a[0], a[1], 1], [b[0], b[1], 1], [d[0], d[1], 1], hang, [c[0], c[1], 1]], {
      fill: i % 2 ? '#f4efe6' : hex(recipe.extraColour),
      roll: 4,
      puff: 3,
      wrinkle: 0.3,
      lift: 4,
    });
  });

const dressForm = (x: number, colour: string): Item[] => [
  line(
    [
      [x, 262],
      [x, 306],
    ],
    3,
    '#4a3d36',
  ),
  panel(
    [
      [x - 7, 214, 1],
      [x + 7, 214, 1],
      [x + 20, 224],
      [x + 13, 250],
      [x + 27, 290, 1],
      [x, 294],
      [x - 27, 290, 1],
      [x - 13, 250],
      [x - 20, 224],
    ],
    { fill: hex(colour), roll: 10, puff: 6, wrinkle: 0.8, lift: 3 },
  ),
];

const shopFront = (recipe: PortraitRecipe, rng: Rng): Item[] => {
  const wall = mix(recipe.colour, '#f0ebe2', 0.2);
  const doorAt = rng.chance(0.5) ? 92 : 248;
  const windowAt = doorAt === 92 ? 168 : 92;
  const pane = rectangle(windowAt, 204, 140, 106);
  const glow: Item[] = [
    panel(pane, { fill: hex(mix(recipe.extraColour, '#fff1d6', 0.74)), roll: 5, puff: -4, wrinkle: 0, lift: 0 }),
    gleam(
      pane,
      '#3a2c26',
      [
        [0, 0.3],
        [0.5, 0.04],
        [1, 0.24],
      ],
      true,
    ),
  ];
  const door = rectangle(doorAt, 204, 60, 142);
  const glass = rounded(doorAt + 10, 216, 40, 84, 3);
  return [
    panel(rectangle(-20, 346, 440, 80), { fill: hex(mix(wall, '#59514c', 0.62)), roll: 3, puff: 2, wrinkle: 0.4 }),
    panel(pts('70 76c, 330 76c, 330 348c, 70 348c'), {
      fill: hex(darker(wall, 0.2)),
      roll: 6,
      puff: 4,
      wrinkle: 0.6,
      lift: 14,
    }),
    panel(rectangle(66, 68, 268, 16), { fill: hex(lighter(wall, 0.18)), roll: 4, puff: 4, wrinkle: 0, lift: 4 }),
    ...glow,
    ...dressForm(windowAt + 44, recipe.colour),
    ...dressForm(windowAt + 98, recipe.extraColour),
    gleam(
      [
        [windowAt + 8, 310, 1],
        [windowAt + 54, 204, 1],
        [windowAt + 78, 204, 1],
        [windowAt + 32, 310, 1],
      ],
      '#ffffff',
      [
        [0, 0.26],
        [1, 0.06],
      ],
    ),
    panel(door, { fill: hex(darker(recipe.extraColour, 0.5)), roll: 4, puff: 3, wrinkle: 0.2, lift: 2 }),
    panel(glass, { fill: hex(mix(recipe.extraColour, '#ffe9c8', 0.6)), roll: 3, puff: -2, wrinkle: 0, lift: 0 }),
    panel(ellipse(doorAt + 53, 288, 3, 3), { fill: '#d8b86a', roll: 3, puff: 3, wrinkle: 0, gloss: 0.8, lift: 2 }),
    ...awning(recipe),
  ];
};

const front = (recipe: PortraitRecipe, id: string): Drawn[] => {
  const grid = gridOver(-20, -20, 440, 440, 190);
  const items = shopFront(recipe, rngOf(`shop${recipe.seed}`));
  return [
    tone(id, mix(recipe.colour, '#efe9df', 0.55)),
    laid({
      items,
      paints: { id, colour: recipe.colour, extra: recipe.extraColour, fabric: 'plain', seed: recipe.seed },
      grid,
      ground: mix(recipe.colour, '#8a8078', 0.4),
      cloth: false,
    }),
  ];
};

/** A quiet picture for a person or a shop, 400 × 400: initials on a tone, or a shop-front. */
export const drawPortrait = (recipe: PortraitRecipe): string => {
  const id = `p${hash(JSON.stringify(recipe)).toString(36)}`;
  return framed(
    FRAME,
    stacked([
      ...(recipe.kind === 'monogram' ? monogram(recipe, id) : front(recipe, id)),
      grained(FRAME, id, 0.07, 500),
    ]),
  );
};
