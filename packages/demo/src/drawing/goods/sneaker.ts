import { dot, line, panel, stitch } from '../core/items.ts';
import type { Item } from '../core/items.ts';
import { pts, strip } from '../core/path.ts';
import type { Pt } from '../core/path.ts';
import { fold } from './making.ts';
import type { Making } from './making.ts';
import { CREPE, skin } from './leather.ts';

const laces = (): Item[] =>
  [0, 1, 2, 3].flatMap((i): Item[] => {
    const [x, y] = [-152 + i * 44, 650 - i * 32];
    return [
      panel(
        strip(
          [
            [x - 22, y - 16],
            [x + 2, y - 6],
            [x + 26, y + 22],
          ],
          13,
        ),
        { fill: CREPE, wrinkle: 0, roll: 6, puff: 6, lift: 5 },
      ),
      dot([x + 27, y + 23], 4.5, 'hole'),
    ];
  });

export const sneaker = (making: Making): Item[] => {
  const upper: Pt[] = pts(
    '-346 788c, -352 748, -322 706, -256 684, -190 656, -96 588, -16 530c, 60 548, 150 566, 214 548, 262 512c, 286 530, 298 640, 294 788c',
  );
  const sole: Pt[] = pts(
    '-364 772c, -330 768, -200 782, 100 776, 304 756c, 316 790, 306 832, 250 842, -280 842, -346 832',
  );
  const tongue: Pt[] = pts('-52 562c, -34 500, 0 466, 46 484, 56 552c, 0 590');
  const toe: Pt[] = pts('-346 786c, -352 748, -322 706, -262 686c, -236 720, -232 786c');
  const tab: Pt[] = pts('244 526c, 264 510, 286 528c, 298 640, 296 720c, 262 700, 250 610');
  const eyestay: Pt[] = pts('-206 662c, -96 586, -18 530c, 22 540, -30 610, -110 676, -180 712c');
  const leather = skin(making);
  const creases = [
    fold(10, 5, 'both', [-210, 690], [-190, 730], [-196, 776]),
    fold(10, 4, 'both', [-176, 700], [-150, 740], [-156, 776]),
    fold(26, 6, 'both', [60, 600], [140, 650], [240, 640]),
  ];
  return [
    panel(pts('-16 532c, 60 550, 150 568, 214 550, 262 514c, 190 512, 80 516'), { fill: 'inside', roll: 12, puff: 3 }),
    panel(tongue, { ...leather, roll: 18, puff: 10 }),
    panel(upper, { ...leather, folds: creases }),
    panel(toe, { ...leather, roll: 26, puff: 12, lift: 3 }),
    stitch(pts('-268 692, -244 724, -240 780'), 0.3),
    panel(strip(pts('-60 776, 40 716, 150 676, 262 650'), [16, 36, 34, 20]), {
      ...leather,
      fill: 'extra',
      roll: 9,
      puff: 5,
      lift: 4,
    }),
    panel(eyestay, { ...leather, roll: 12, puff: 7, lift: 4 }),
    stitch(pts('-182 702, -112 666, -34 602, 12 546'), 0.3),
    panel(tab, { ...leather, fill: 'extra', roll: 10, puff: 6, lift: 4 }),
    ...laces(),
    line(pts('20 546, 60 640, 50 776'), 1.8, 0.3),
    panel(sole, { fill: CREPE, roll: 16, puff: 12, wrinkle: 0.4, lift: 5 }),
    line(pts('-354 806, 0 814, 310 798'), 2.4, '#cfc4b0'),
  ];
};
