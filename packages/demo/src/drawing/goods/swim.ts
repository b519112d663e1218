import { both, line, panel, stitch } from '../core/items.ts';
import type { Item } from '../core/items.ts';
import { flip, mirrored, pts, strip } from '../core/path.ts';
import type { Pt } from '../core/path.ts';
import { fold, lying } from './making.ts';
import type { Goods, Making } from './making.ts';

const strap = (making: Making, ...points: Pt[]): Item[] =>
  both(panel(strip(points, 13), { ...lying(making, 0), roll: 6, puff: 4, lift: 5 }));

const swimsuit = (making: Making): Item[] => {
  const { rng, back } = making;
  const [dip, leg] = [back ? rng.between(330, 440) : rng.between(250, 330), rng.between(640, 690)];
  const half: Pt[] = [
    [0, dip, 1],
    [52, dip - 42],
    [96, 206, 1],
    [132, 230],
    [150, 300],
    [156, 360],
    [132, 480],
    [150, 590],
    [164, leg - 8, 1],
    [104, leg + 52],
    [56, leg + 130],
    [44, leg + 190, 1],
    [0, leg + 198],
  ];
  const ruch = [0, 1, 2, 3, 4, 5].map((i) =>
    fold(9, 6, 'both', [-130, 410 + i * 38], [rng.between(-20, 20), 430 + i * 36], [130, 404 + i * 38]),
  );
  const seams = [
    ...both(
      stitch(
        [
          [152, leg - 6],
          [96, leg + 48],
          [48, leg + 128],
          [37, leg + 188],
        ],
        0.24,
      ),
      stitch(
        [
          [8, dip + 2],
          [56, dip - 32],
          [90, 222],
        ],
        0.24,
      ),
    ),
    line(pts('-98 404, 0 412, 98 404'), 1.6, 0.2),
  ];
  return [
    ...strap(making, [112, 214], [104, 150], [back ? 60 : 92, 110], [70, 170]),
    panel(mirrored(half), {
      ...lying(making),
      gloss: Math.max(0.12, making.hand.gloss),
      roll: 26,
      puff: 11,
      folds: rng.chance(0.5) ? ruch : [],
    }),
    ...seams,
  ];
};

const bikini = (making: Making): Item[] => {
  const { rng } = making;
  const cup: Pt[] = pts('10 452c, 40 360, 96 268c, 150 350, 196 450c, 100 468');
  const gathers = [0, 1, 2, 3].map((i) => fold(7, 5, 'end', [34 + i * 42, 458], [64 + i * 18, 400], [92, 330]));
  const brief = mirrored(pts('0 690, 110 682, 196 664c, 202 708c, 130 760, 66 856, 46 918c, 0 926'));
  const ties = both(
    panel(strip(pts('96 276, 80 200, 96 130, 60 96'), 11), { ...lying(making, 0), roll: 5, puff: 4, lift: 4 }),
    panel(strip(pts('192 446, 260 470, 300 440, 340 480'), 10), { ...lying(making, 0), roll: 5, puff: 4, lift: 4 }),
    panel(strip(pts('198 684, 236 668, 252 710, 222 700, 250 790'), 10), {
      ...lying(making, 0),
      roll: 5,
      puff: 4,
      lift: 4,
    }),
  );
  const style = { ...lying(making), gloss: Math.max(0.1, making.hand.gloss), roll: 20, puff: 12 };
  return [
    ...ties,
    panel(cup, { ...style, folds: gathers, turn: 20 }),
    panel(cup.map(flip).reverse(), {
      ...style,
      turn: -20,
      folds: gathers.map((each) => ({ ...each, line: each.line.map(flip) })),
    }),
    panel(strip(pts('-200 452, 0 462, 200 452'), 15), { ...lying(making, 0), roll: 6, puff: 4, lift: 3 }),
    panel(brief, { ...style, folds: rng.chance(0.5) ? [fold(12, 5, 'both', [-150, 720], [0, 750], [150, 720])] : [] }),
    stitch(pts('-196 676, 0 702, 196 676'), 0.24),
  ];
};

export const SWIMSUIT: Goods = { make: swimsuit, focus: [20, 360, 360], cloth: true };
export const BIKINI: Goods = { make: bikini, focus: [60, 420, 360], cloth: true };
