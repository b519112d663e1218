import { darker, lighter } from '../core/colour.ts';
import { gleam, line, panel } from '../core/items.ts';
import type { Item } from '../core/items.ts';
import { ellipse, pts, rounded } from '../core/path.ts';
import { fold } from './making.ts';
import type { Making } from './making.ts';
import { capOf, glassBody, hex, inkOn, label, shine, turned } from './vessel.ts';
import { goods } from './makeup.ts';

const perfume = (making: Making): Item[] => {
  const [width, height] = [making.rng.between(270, 350), making.rng.between(320, 430)];
  const top = 860 - height;
  const cap = making.rng.between(100, 140);
  return [
    turned(rounded(-42, top - 40, 84, 46, 6), '#d8c08a', { gloss: 0.6 }),
    ...glassBody(making, -width / 2, top, width, height, making.rng.pick([16, 46, 110])),
    panel(rounded(-75, top + height * 0.42, 150, height * 0.3, 3), {
      fill: '#f6f2ea',
      roll: 3,
      puff: 2,
      wrinkle: 0.3,
      lift: 3,
    }),
    ...label(0, top + height * 0.52, 150, '#3a3436'),
    turned(rounded(-cap / 2, top - 176, cap, 142, making.rng.pick([6, 30])), capOf(making), { gloss: 0.6, lift: 6 }),
    ...shine(-cap / 2, top - 176, cap, 142),
  ];
};

const serum = (making: Making): Item[] => [
  turned(rounded(-44, 224, 88, 130, 38), capOf(making), { gloss: 0.2 }),
  turned(rounded(-58, 344, 116, 84, 6), making.fabric === 'satin' ? '#d5b878' : '#2b282a', { gloss: 0.5 }),
  ...Array.from({ length: 12 }, (_, i) =>
    line(
      [
        [-52 + i * 9.5, 350],
        [-52 + i * 9.5, 422],
      ],
      1.6,
      '#ffffff',
      { opacity: 0.14 },
    ),
  ),
  turned(
    pts(
      '-58 424c, 58 424c, 66 446, 128 486, 136 540, 136 880c, 120 906, 0 912, -120 906, -136 880c, -136 540, -128 486, -66 446',
    ),
    hex(making.colour),
    { gloss: making.fabric === 'linen' ? 0.12 : 0.6, lift: 8 },
  ),
  ...shine(-136, 500, 272, 380, making.fabric === 'linen' ? 0.2 : 0.5),
  panel(rounded(-100, 600, 200, 210, 3), { fill: '#f6f2ea', roll: 3, puff: 1, wrinkle: 0.2, lift: 1 }),
  gleam(rounded(-100, 600, 200, 210, 3), '#2b2228', [
    [0, 0.22],
    [0.25, 0],
    [0.7, 0],
    [1, 0.34],
  ]),
  ...label(0, 660, 200, '#3a3436'),
];

const bottle = (making: Making): Item[] => making.rng.pick([perfume, serum])(making);

const jar = (making: Making): Item[] => {
  const width = making.rng.between(380, 460);
  const x = -width / 2;
  const open = making.rng.chance(0.4);
  const lid = turned(rounded(x - 6, 470, width + 12, 128, 14), capOf(making), { gloss: 0.5, lift: 6 });
  const cream: Item[] = [
    panel(ellipse(0, 590, width / 2, 56), {
      fill: hex(lighter(making.colour, 0.3)),
      roll: 14,
      puff: 9,
      wrinkle: 0,
      gloss: 0.4,
    }),
    panel(ellipse(0, 590, width / 2 - 24, 43), {
      fill: '#f8f1e6',
      roll: 26,
      puff: 10,
      wrinkle: 0,
      lift: 0,
      folds: [
        fold(16, 12, 'both', [-110, 596], [0, 566], [90, 590]),
        fold(14, 11, 'both', [-60, 612], [30, 612], [70, 584]),
      ],
    }),
  ];
  return [
    turned(rounded(x, 580, width, 290, 44), hex(making.colour), {
      gloss: making.fabric === 'linen' ? 0.15 : 0.55,
      lift: 8,
    }),
    ...shine(x, 600, width, 250),
    ...label(0, 716, width * 0.7, inkOn(making)),
    ...(open
      ? cream
      : [
          lid,
          line(
            [
              [x - 4, 594],
              [x + width + 4, 594],
            ],
            3,
            darker(making.extra, 0.5),
            { opacity: 0.6 },
          ),
          ...shine(x - 6, 474, width + 12, 118),
        ]),
  ];
};

const tube = (making: Making): Item[] => [
  panel(pts('-128 230c, 128 230c, 130 262c, 112 700, 92 820c, 0 834, -92 820c, -112 700, -130 262c'), {
    fill: hex(making.colour),
    roll: 90,
    puff: 56,
    wrinkle: 0.4,
    gloss: 0.4,
    lift: 8,
    folds: [
      fold(30, 8, 'end', [-60, 270], [-40, 420], [-20, 560]),
      fold(24, -7, 'end', [64, 270], [40, 380], [30, 520]),
    ],
  }),
  ...Array.from({ length: 21 }, (_, i) =>
    line(
      [
        [-120 + i * 12, 233],
        [-120 + i * 12, 258],
      ],
      2,
      darker(making.colour, 0.4),
      { opacity: 0.45 },
    ),
  ),
  turned(rounded(-84, 822, 168, 130, 14), capOf(making), { gloss: 0.5 }),
  ...shine(-84, 826, 168, 120),
  ...label(0, 450, 220, inkOn(making)),
  line(
    [
      [0, 520],
      [0, 650],
    ],
    2,
    inkOn(making),
    { opacity: 0.5 },
  ),
];

export const BOTTLE = goods(bottle, [0, 600, 380]);

export const JAR = goods(jar, [0, 620, 400]);

export const TUBE = goods(tube, [0, 500, 380]);
