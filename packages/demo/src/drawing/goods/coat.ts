import { both, dot, line, panel, stitch } from '../core/items.ts';
import type { Item } from '../core/items.ts';
import { flip, mirrored } from '../core/path.ts';
import type { Pt } from '../core/path.ts';
import { fold, lying } from './making.ts';
import type { Goods, Making } from './making.ts';
import { bodyFolds, bodyOutline, insideNeck } from './top.ts';
import { sleeves } from './sleeve.ts';
import type { Cut } from './top.ts';

const flapPocket = (making: Making, x: number, y: number, lean: number): Item[] =>
  both(
    panel(
      [
        [x - 56, y + lean, 1],
        [x + 56, y - lean, 1],
        [x + 58, y + 40 - lean, 1],
        [x - 54, y + 42 + lean, 1],
      ],
      { ...lying(making, 0.4), roll: 6, puff: 5, lift: 5 },
    ),
    stitch(
      [
        [x - 48, y + 35 + lean],
        [x + 52, y + 33 - lean],
      ],
      0.22,
    ),
  );

/** Notched lapels and a collar over crossed fronts: the revers runs from the neck to the button. */
const lapels = (making: Making, cut: Cut, breakY: number, width: number, over: number): Item[] => {
  const { neck, neckY } = cut;
  const notchY = neckY + 118;
  const revers: Pt[] = [
    [neck - 8, neckY + 16, 1],
    [neck + 22, neckY + 86],
    [neck + width * 0.55, notchY - 6, 1],
    [neck + width, notchY - 14, 1],
    [neck + width * 0.62, notchY + 100],
    [over + 4, breakY, 1],
    [neck * 0.32 + over * 0.5, notchY + 40],
  ];
  const leaf: Pt[] = [
    [neck * 0.5, neckY - 26, 1],
    [neck + 4, neckY - 16],
    [neck + 44, neckY + 40],
    [neck + width * 0.9, notchY - 34, 1],
    [neck + width * 0.5, notchY - 4, 1],
    [neck + 12, neckY + 70],
    [neck - 10, neckY + 14, 1],
  ];
  const style = { ...lying(making, 0.35), roll: 9, puff: 6, lift: 9 };
  const back = panel(
    mirrored([
      [0, neckY - 36],
      [neck * 0.6, neckY - 31],
      [neck + 6, neckY - 12, 1],
      [neck * 0.7, neckY + 8],
      [0, neckY + 4],
    ]),
    { ...style, lift: 4 },
  );
  const rightLeaf = panel(leaf, { ...style, turn: 40 });
  const right = [panel(revers, { ...style, turn: -14 }), rightLeaf];
  const left = [
    panel(
      [...revers.slice(0, 5), [over - 3, breakY - 6, 1], ...revers.slice(6)]
        .map((point) => flip(point as Pt))
        .reverse(),
      { ...style, turn: 14 },
    ),
    panel(leaf.map(flip).reverse(), { ...style, turn: -40 }),
  ];
  return [back, ...right, ...left];
};

const coatCut = (hemY: number, flare: number): Cut => ({
  neck: 64,
  neckY: 148,
  neckDepth: 200,
  neckV: true,
  shoulder: 186,
  shoulderY: 186,
  chest: 184,
  armY: 366,
  waist: 178,
  waistY: 560,
  hem: 196 + flare,
  hemY,
  hemDip: 10,
});

const tie = (making: Making, y: number, half: number): Item[] => [
  panel(
    [
      [-half, y - 20, 1],
      [0, y - 15],
      [half, y - 21, 1],
      [half + 2, y + 20, 1],
      [0, y + 26],
      [-half - 2, y + 20, 1],
    ],
    { ...lying(making, 0.5), roll: 7, puff: 5, lift: 7 },
  ),
  panel(
    [
      [24, y + 6, 1],
      [44, y + 8, 1],
      [72, y + 150],
      [60, y + 254, 1],
      [26, y + 250, 1],
      [34, y + 140],
    ],
    { ...lying(making, 0.6), turn: -6, roll: 8, lift: 10 },
  ),
  panel(
    [
      [-6, y - 26],
      [40, y - 22],
      [44, y + 28],
      [2, y + 30],
    ],
    { ...lying(making, 0.3), roll: 10, puff: 8, lift: 7 },
  ),
];

const coatBack = (making: Making, cut: Cut): Item[] => [
  panel(bodyOutline({ ...cut, neckDepth: 8, neckV: false }), {
    ...lying(making),
    roll: 26,
    folds: bodyFolds(making, cut, 1.2),
  }),
  line(
    [
      [0, cut.neckY + 8],
      [0, cut.hemY + 8],
    ],
    2,
    0.34,
  ),
  fold2(cut),
  panel(
    [
      [-92, cut.waistY - 24, 1],
      [92, cut.waistY - 24, 1],
      [92, cut.waistY + 20, 1],
      [-92, cut.waistY + 20, 1],
    ],
    { ...lying(making, 0.4), roll: 6, lift: 5 },
  ),
  ...both(dot([74, cut.waistY - 2], 11)),
  panel(
    mirrored([
      [0, cut.neckY - 34],
      [60, cut.neckY - 28],
      [96, cut.neckY + 24, 1],
      [50, cut.neckY + 44],
      [0, cut.neckY + 50],
    ]),
    { ...lying(making, 0.3), roll: 10, lift: 8 },
  ),
];

const fold2 = (cut: Cut): Item =>
  line(
    [
      [4, cut.hemY - 250],
      [8, cut.hemY + 8],
    ],
    3,
    0.4,
  );

const coat = (making: Making): Item[] => {
  const { rng, back } = making;
  const cut = coatCut(rng.between(1000, 1080), rng.between(0, 44));
  const double = rng.chance(0.5);
  const heavy: Making = {
    ...making,
    hand: { ...making.hand, puff: making.hand.puff + 4, wrinkle: making.hand.wrinkle * 1.1, grain: [110, 240] },
  };
  const arms = sleeves(heavy, cut, { length: 560, angle: 11, cuff: 104, belly: 14 }, { cuff: 0, wrinkles: 1.3 });
  if (back) return [...arms, ...coatBack(heavy, cut)];
  const over = double ? 62 : 26;
  const breakY = double ? 470 : 500;
  const edge: Pt[] = [
    [over, breakY],
    [over + 2, cut.waistY + 100],
    [over + 4, cut.hemY + 4],
  ];
  const rows = double ? [0, 1, 2] : [0, 1, 2, 3];
  const buttons = rows.flatMap((i) =>
    double
      ? [dot([over - 22, breakY + 26 + i * 104], 14), dot([-over + 2, breakY + 26 + i * 104], 14)]
      : [dot([0, breakY + 20 + i * 112], 13)],
  );
  return [
    ...arms,
    ...insideNeck({ ...cut, neckDepth: 330 }, 18),
    panel(bodyOutline({ ...cut, neckDepth: breakY - cut.neckY }), {
      ...lying(heavy),
      roll: 28,
      folds: [...bodyFolds(making, cut, 1.3), fold(7, 8, 'none', ...edge)],
    }),
    line(edge, 2.2, 0.5),
    stitch(
      edge.map(([x, y]): Pt => [x - 9, y]),
      0.2,
    ),
    ...flapPocket(heavy, 122, 720, 5),
    ...(rng.chance(0.45) ? tie(heavy, cut.waistY + 20, 180) : buttons),
    ...lapels(heavy, cut, breakY, rng.between(74, 104), over),
  ];
};

export const COAT: Goods = { make: coat, focus: [20, 330, 420], cloth: true };
