import { darker, lighter, mix } from '../core/colour.ts';
import { gleam, line, panel } from '../core/items.ts';
import type { Fill, Item, Panel } from '../core/items.ts';
import { rounded } from '../core/path.ts';
import type { Pt } from '../core/path.ts';
import type { Making } from './making.ts';

export const hex = (colour: string): Fill => `#${colour.replace('#', '')}`;

export const turned = (points: readonly Pt[], fill: Fill, rest: Partial<Panel> = {}): Item =>
  panel(points, { fill, round: true, gloss: 0.35, lift: 5, ...rest });

/** Reflections of a window on a turned or flat shiny side. */
export const shine = (x: number, y: number, width: number, height: number, strength = 0.55): Item[] => [
  gleam(rounded(x + width * 0.09, y + 6, width * 0.13, height - 12, 8), '#ffffff', [
    [0, 0.05],
    [0.4, strength],
    [1, 0.02],
  ]),
  gleam(rounded(x + width * 0.9, y + 8, width * 0.04, height - 16, 4), '#ffffff', [
    [0, 0],
    [0.6, strength * 0.5],
    [1, 0],
  ]),
];

export const label = (x: number, y: number, width: number, ink: string): Item[] => [
  line(
    [
      [x - width * 0.3, y],
      [x + width * 0.3, y],
    ],
    5,
    ink,
  ),
  line(
    [
      [x - width * 0.18, y + 20],
      [x + width * 0.18, y + 20],
    ],
    2.2,
    ink,
    { opacity: 0.8 },
  ),
  line(
    [
      [x - width * 0.14, y + 31],
      [x + width * 0.14, y + 31],
    ],
    2.2,
    ink,
    { opacity: 0.8 },
  ),
];

export const capOf = (making: Making): Fill =>
  making.fabric === 'leather'
    ? '#2a2628'
    : making.fabric === 'linen'
      ? '#c9a57c'
      : making.fabric === 'satin'
        ? '#d5b878'
        : hex(making.extra);

export const inkOn = (making: Making): string =>
  making.fabric === 'linen' ? darker(making.colour, 0.7) : mix(darker(making.colour, 0.85), '#ffffff', 0.08);

/** Thick glass: a pale shell, the liquid inside with its level, a heavy foot. */
export const glassBody = (
  making: Making,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): Item[] => {
  const wall = Math.max(10, width * 0.055);
  const pale = mix(making.colour, '#f7f7f4', 0.72);
  const level = y + height * 0.16;
  return [
    panel(rounded(x, y, width, height, radius), {
      fill: hex(pale),
      roll: wall * 1.4,
      puff: wall,
      wrinkle: 0,
      gloss: 0.5,
      lift: 8,
    }),
    panel(rounded(x + wall, level, width - wall * 2, y + height - level - wall * 2.2, radius * 0.6), {
      fill: hex(mix(making.colour, '#ffffff', 0.1)),
      roll: wall,
      puff: -wall * 0.3,
      wrinkle: 0.4,
      lift: 0,
    }),
    line(
      [
        [x + wall + 3, level + 1],
        [x + width - wall - 3, level + 1],
      ],
      3,
      lighter(making.colour, 0.5),
    ),
    gleam(
      rounded(x + wall, level, width - wall * 2, y + height - level - wall * 2.2, radius * 0.6),
      darker(making.colour, 0.5),
      [
        [0, 0.3],
        [0.3, 0],
        [0.75, 0],
        [1, 0.42],
      ],
    ),
    gleam(rounded(x + 4, y + height - wall * 2, width - 8, wall * 1.8, radius * 0.4), '#ffffff', [
      [0, 0.1],
      [0.5, 0.75],
      [1, 0.1],
    ]),
    ...shine(x, y, width, height, 0.6),
  ];
};
