import { both, dot, line, panel, stitch } from '../core/items.ts';
import type { Item } from '../core/items.ts';
import { flip, mirrored, pts } from '../core/path.ts';
import type { Pt } from '../core/path.ts';
import { lying } from './making.ts';
import type { Goods, Making } from './making.ts';
import { bodyFolds, bodyOutline, hemStitch, insideNeck } from './top.ts';
import { sleeves } from './sleeve.ts';
import type { Cut } from './top.ts';

/** The band round a neck: its outer edge hugs the cut, its inner edge stands inside. */
const neckBand = (making: Making, cut: Cut, width: number): Item => {
  const { neck, neckY, neckDepth } = cut;
  const outer: Pt[] = [
    [0, neckY + neckDepth + 2],
    [neck * 0.6, neckY + neckDepth * 0.78],
    [neck + 2, neckY - 2, 1],
  ];
  const inner: Pt[] = [
    [neck - width * 0.86, neckY - width * 0.4, 1],
    [neck * 0.5, neckY + neckDepth * 0.76 - width],
    [0, neckY + neckDepth - width],
  ];
  return panel([...outer, ...inner, ...inner.slice(0, -1).reverse().map(flip), ...outer.slice(1).reverse().map(flip)], {
    ...lying(making, 0.3),
    roll: width * 0.5,
    puff: 6,
    lift: 4,
  });
};

const tee = (making: Making): Item[] => {
  const { rng, back } = making;
  const boxy = rng.between(0, 18);
  const cut: Cut = {
    neck: 82,
    neckY: 268,
    neckDepth: back ? 24 : rng.between(58, 78),
    shoulder: 208 + boxy,
    shoulderY: 306,
    chest: 192 + boxy,
    armY: 478,
    waist: 184 + boxy,
    waistY: 680,
    hem: 192 + boxy,
    hemY: rng.between(900, 950),
    hemDip: 8,
  };
  const arms = sleeves(making, cut, { length: rng.between(190, 235), angle: rng.between(34, 42), cuff: 138 }, {});
  return [
    ...arms,
    ...(back ? [] : insideNeck(cut, 8)),
    panel(bodyOutline(cut), { ...lying(making), turn: making.across ?? 0, roll: 26, folds: bodyFolds(making, cut) }),
    neckBand(making, cut, 17),
    hemStitch(cut, 18),
    hemStitch(cut, 13),
  ];
};

const ribHem = (making: Making, cut: Cut, depth: number): Item[] => {
  const shape = mirrored([
    [0, cut.hemY - 6],
    [cut.hem * 0.7, cut.hemY - 8],
    [cut.hem + 2, cut.hemY - 16, 1],
    [cut.hem - 8, cut.hemY + depth - 10, 1],
    [cut.hem * 0.5, cut.hemY + depth],
    [0, cut.hemY + depth],
  ]);
  const ribs = Array.from({ length: 45 }, (_, i): Item => {
    const x = (i / 44 - 0.5) * 2 * (cut.hem - 10);
    return line(
      [
        [x, cut.hemY - 3],
        [x * 0.975, cut.hemY + depth - 5],
      ],
      2.6,
      0.16,
      { opacity: 0.6 },
    );
  });
  return [panel(shape, { ...lying(making, 0.5), roll: 12, puff: 8, lift: 2 }), ...ribs];
};

/** Ropes of slanting strands, each lying over the last. */
const cables = (cut: Cut, ropes: readonly (readonly [x: number, lean: number])[]): Item[] =>
  ropes.flatMap(([x, lean]) =>
    Array.from({ length: Math.floor((cut.hemY - cut.shoulderY - 74) / 30) }, (_, i): Item => {
      const y = cut.shoulderY + 74 + i * 30;
      const strand: Pt[] = [
        [x - 21 * lean, y + 40],
        [x - 16 * lean, y + 12],
        [x + 10 * lean, y - 10],
        [x + 21 * lean, y - 14],
        [x + 17 * lean, y + 14],
        [x - 8 * lean, y + 36],
      ];
      return panel(strand, { roll: 11, puff: 9, wrinkle: 0.6, lift: 4 });
    }),
  );

const knit = (making: Making): Item[] => {
  const { rng, back, fabric } = making;
  const cardigan = rng.chance(0.3);
  const roll = !cardigan && rng.chance(0.35);
  const cut: Cut = {
    neck: 76,
    neckY: 262,
    neckDepth: back ? 20 : cardigan ? 250 : roll ? 26 : 46,
    neckV: cardigan && !back,
    shoulder: 206,
    shoulderY: 300,
    chest: 204,
    armY: 486,
    waist: 204,
    waistY: 690,
    hem: 196,
    hemY: rng.between(836, 880),
    hemDip: 2,
  };
  const soft: Making = { ...making, hand: { ...making.hand, puff: 13, wrinkle: 4.5, grain: [120, 190] } };
  const body = panel(bodyOutline(cut), {
    ...lying(soft),
    turn: making.across ?? 0,
    roll: 34,
    folds: bodyFolds(making, cut, 1.1),
  });
  const arms = sleeves(
    soft,
    cut,
    { length: 530, angle: rng.between(14, 20), cuff: 84, belly: 18 },
    { cuff: 58, wrinkles: 1.2, cuffStyle: { puff: 10, roll: 14 } },
  );
  const cabled = !cardigan && fabric === 'plain' && rng.chance(0.7);
  const neckWide = roll
    ? [
        panel(mirrored(pts('0 196, 58 198, 70 214, 80 276c, 44 306, 0 312')), {
          ...lying(soft, 0.4),
          roll: 24,
          puff: 12,
          lift: 7,
        }),
        line(pts('-62 212, 0 224, 62 212'), 2, 0.3),
      ]
    : [neckBand(soft, cut, cardigan ? 26 : 24)];
  const buttons =
    cardigan && !back
      ? [
          line(
            [
              [0, cut.neckY + cut.neckDepth],
              [0, cut.hemY + 60],
            ],
            2.5,
            0.5,
          ),
          ...[0, 1, 2, 3].map((i) =>
            dot([-14, cut.neckY + cut.neckDepth + 30 + i * 88], 12, 'button', i >= 0 ? 'extra' : 'main'),
          ),
        ]
      : [];
  return [
    ...arms,
    ...(back || roll ? [] : insideNeck(cut, 10)),
    body,
    ...(cabled
      ? cables(cut, [
          [-118, 1],
          [-26, 1],
          [26, -1],
          [118, -1],
        ])
      : []),
    ...ribHem(soft, cut, 70),
    ...neckWide,
    ...buttons,
    ...both(
      stitch(
        [
          [cut.shoulder - 4, cut.shoulderY + 8],
          [cut.shoulder - 14, cut.shoulderY + 90],
          [cut.chest - 4, cut.armY - 4],
        ],
        0.2,
      ),
    ),
  ];
};

/** The stripes of jersey are horizontal. */
const crossed =
  (make: Goods['make']): Goods['make'] =>
  (making) =>
    make(making.fabric === 'stripe' ? { ...making, across: 90 } : making);

export const TEE: Goods = { make: crossed(tee), focus: [10, 380, 400], cloth: true };
export const KNIT: Goods = { make: crossed(knit), focus: [0, 420, 420], cloth: true };
