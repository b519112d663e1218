import { darker, lighter, mix } from '../core/colour.ts';
import { gleam, line, panel } from '../core/items.ts';
import type { Fill, Item } from '../core/items.ts';
import { ellipse, pts, rounded } from '../core/path.ts';
import type { Pt } from '../core/path.ts';
import type { Goods, Making } from './making.ts';
import { capOf, hex, label, shine, turned } from './vessel.ts';

const lipstick = (making: Making): Item[] => {
  const metalFill: Fill = making.fabric === 'leather' ? '#2a2628' : '#d5b878';
  const bullet: Pt[] = pts('-64 470c, -64 330, -46 290, 18 226, 54 220, 64 262c, 64 470c');
  return [
    turned(bullet, hex(making.colour), { gloss: 0.35, lift: 7 }),
    panel(pts('-62 330c, -40 286, 18 230, 52 224c, 58 262, 10 320, -36 344'), {
      fill: hex(lighter(making.colour, 0.12)),
      roll: 16,
      puff: 6,
      wrinkle: 0,
      gloss: 0.4,
      lift: 0,
    }),
    turned(rounded(-72, 462, 144, 130, 5), metalFill, { gloss: 0.9 }),
    ...shine(-72, 466, 144, 122, 0.8),
    turned(rounded(-92, 586, 184, 330, 8), capOf(making), { gloss: 0.6, lift: 8 }),
    ...shine(-92, 592, 184, 316),
    line(
      [
        [-92, 612],
        [92, 612],
      ],
      3,
      '#d5b878',
    ),
    ...label(0, 760, 150, '#e9dcc0'),
  ];
};

const palette = (making: Making): Item[] => {
  const pans = Array.from({ length: 9 }, (_, i): Item[] => {
    const [x, y] = [-210 + (i % 3) * 146, 640 + Math.floor(i / 3) * 112 - 6];
    const tone = mix(
      mix(making.colour, making.extra, (i % 3) / 2),
      i < 3 ? '#fff3e6' : '#3b2430',
      [0.45, 0.08, 0.38][Math.floor(i / 3)] ?? 0,
    );
    const pan = rounded(x, y, 128, 94, 10);
    return [
      panel(pan, {
        fill: hex(tone),
        roll: 8,
        puff: -6,
        wrinkle: 1.4,
        grain: [14, 14],
        gloss: i % 2 ? 0.5 : 0,
        lift: 0,
      }),
    ];
  });
  const shell = hex(
    making.fabric === 'linen' ? '#c9a57c' : making.fabric === 'satin' ? '#d5b878' : mix(making.colour, '#2a2428', 0.75),
  );
  const mirror = rounded(-226, 250, 452, 310, 18);
  return [
    panel(rounded(-256, 222, 512, 366, 34), { fill: shell, roll: 14, puff: 11, wrinkle: 0, gloss: 0.5 }),
    panel(mirror, { fill: '#c8ced2', roll: 5, puff: -3, wrinkle: 0, lift: 0 }),
    gleam(mirror, '#ffffff', [
      [0, 0.7],
      [0.3, 0.15],
      [0.42, 0.6],
      [0.5, 0.12],
      [1, 0.3],
    ]),
    panel(rounded(-256, 600, 512, 386, 34), { fill: shell, roll: 14, puff: 11, wrinkle: 0, gloss: 0.5 }),
    panel(rounded(-150, 582, 300, 26, 8), { fill: '#b9a070', roll: 8, puff: 7, wrinkle: 0, gloss: 0.8, lift: 3 }),
    ...pans.flat(),
  ];
};

const soap = (making: Making): Item[] => {
  const bar = (x: number, y: number, fill: Fill): Item[] => [
    panel(rounded(x, y, 400, 250, 56), {
      fill,
      roll: 58,
      puff: 34,
      wrinkle: 1.4,
      grain: [90, 60],
      gloss: 0.16,
      lift: 16,
    }),
    panel(rounded(x + 90, y + 74, 220, 102, 46), { fill, roll: 14, puff: -8, wrinkle: 0.5, lift: 0 }),
    ...label(x + 200, y + 112, 150, darker(fill, 0.4)),
  ];
  return [...bar(-230, 370, hex(making.extra)), ...bar(-170, 580, hex(making.colour))];
};

const candle = (making: Making): Item[] => {
  const fill = hex(making.colour);
  return [
    turned(rounded(-170, 470, 340, 440, 30), fill, { gloss: making.fabric === 'linen' ? 0.12 : 0.5, lift: 8 }),
    panel(ellipse(0, 474, 170, 42), { fill: hex(lighter(making.colour, 0.3)), roll: 9, puff: 8, wrinkle: 0, lift: 3 }),
    panel(ellipse(0, 478, 152, 33), { fill: '#f5ead6', roll: 26, puff: -8, wrinkle: 1, lift: 0 }),
    line(pts('0 478, -2 440, 4 414'), 6, '#3a2f2a'),
    ...shine(-170, 500, 340, 390),
    panel(rounded(-104, 610, 208, 180, 3), { fill: '#f6f2ea', roll: 3, puff: 2, wrinkle: 0.3, lift: 2 }),
    gleam(rounded(-104, 610, 208, 180, 3), '#2b2228', [
      [0, 0.18],
      [0.25, 0],
      [0.7, 0],
      [1, 0.3],
    ]),
    ...label(0, 668, 190, '#3a3436'),
  ];
};

export const goods = (make: Goods['make'], focus: Goods['focus'], fill: Goods['fill'] = [460, 720]): Goods => ({
  make,
  focus,
  cloth: false,
  fill,
});

export const LIPSTICK = goods(lipstick, [0, 420, 380], [400, 780]);

export const PALETTE = goods(palette, [0, 760, 400], [560, 820]);

export const SOAP = goods(soap, [0, 640, 400], [560, 720]);

export const CANDLE = goods(candle, [0, 580, 380]);
