import { pts, toD } from './core/path.ts';
import type { Pt } from './core/path.ts';

type Letter = { width: number; strokes: readonly (readonly Pt[])[] };

const bowl = (top: number, bottom: number, reach: number): Pt[] => [
  [0, top, 1],
  [reach * 0.5, top, 1],
  [reach, (top + bottom) / 2],
  [reach * 0.5, bottom, 1],
  [0, bottom, 1],
];
const STEM: readonly Pt[] = [
  [0, 0],
  [0, 1],
];
const ROUND: readonly Pt[] = pts('0.44 0, 0.12 0.16, 0 0.5, 0.12 0.84, 0.44 1, 0.76 0.84, 0.88 0.5, 0.76 0.16, 0.44 0');
const OPEN: readonly Pt[] = pts('0.8 0.18, 0.46 0, 0.12 0.16, 0 0.5, 0.12 0.84, 0.46 1, 0.8 0.82');

/** Single-line capitals in a box one unit high, for monograms that need no font. */
const LETTERS: Record<string, Letter> = {
  A: {
    width: 0.84,
    strokes: [
      pts('0 1c, 0.42 0c, 0.84 1c'),
      [
        [0.15, 0.66],
        [0.69, 0.66],
      ],
    ],
  },
  B: { width: 0.6, strokes: [STEM, bowl(0, 0.46, 0.54), bowl(0.46, 1, 0.6)] },
  C: { width: 0.8, strokes: [OPEN] },
  D: { width: 0.76, strokes: [STEM, bowl(0, 1, 0.76)] },
  E: {
    width: 0.54,
    strokes: [
      pts('0.54 0c, 0 0c, 0 1c, 0.54 1c'),
      [
        [0, 0.48],
        [0.46, 0.48],
      ],
    ],
  },
  F: {
    width: 0.52,
    strokes: [
      pts('0.52 0c, 0 0c, 0 1c'),
      [
        [0, 0.48],
        [0.44, 0.48],
      ],
    ],
  },
  G: { width: 0.84, strokes: [[...OPEN.slice(0, -1), [0.8, 0.84, 1], [0.82, 0.54, 1], [0.5, 0.54, 1]]] },
  H: {
    width: 0.72,
    strokes: [
      STEM,
      [
        [0.72, 0],
        [0.72, 1],
      ],
      [
        [0, 0.48],
        [0.72, 0.48],
      ],
    ],
  },
  I: { width: 0.02, strokes: [STEM] },
  J: {
    width: 0.4,
    strokes: [pts('0.4 0c, 0.4 0.72, 0.3 0.94, 0.14 1, 0 0.94')],
  },
  K: {
    width: 0.64,
    strokes: [
      STEM,
      [
        [0.6, 0],
        [0, 0.58],
      ],
      [
        [0.22, 0.38],
        [0.64, 1],
      ],
    ],
  },
  L: {
    width: 0.5,
    strokes: [pts('0 0c, 0 1c, 0.5 1c')],
  },
  M: {
    width: 0.92,
    strokes: [pts('0 1c, 0.06 0c, 0.46 0.76c, 0.86 0c, 0.92 1c')],
  },
  N: {
    width: 0.74,
    strokes: [pts('0 1c, 0 0c, 0.74 1c, 0.74 0c')],
  },
  O: { width: 0.88, strokes: [ROUND] },
  P: { width: 0.58, strokes: [STEM, bowl(0, 0.54, 0.58)] },
  Q: {
    width: 0.88,
    strokes: [
      ROUND,
      [
        [0.52, 0.76],
        [0.88, 1.1],
      ],
    ],
  },
  R: {
    width: 0.62,
    strokes: [
      STEM,
      bowl(0, 0.52, 0.58),
      [
        [0.28, 0.52],
        [0.62, 1],
      ],
    ],
  },
  S: {
    width: 0.56,
    strokes: [pts('0.52 0.14, 0.3 0, 0.08 0.1, 0.06 0.3, 0.28 0.46, 0.5 0.6, 0.54 0.84, 0.3 1, 0 0.86')],
  },
  T: {
    width: 0.68,
    strokes: [
      [
        [0, 0],
        [0.68, 0],
      ],
      [
        [0.34, 0],
        [0.34, 1],
      ],
    ],
  },
  U: {
    width: 0.7,
    strokes: [pts('0 0c, 0 0.64, 0.1 0.92, 0.35 1, 0.6 0.92, 0.7 0.64, 0.7 0c')],
  },
  V: {
    width: 0.8,
    strokes: [pts('0 0c, 0.4 1c, 0.8 0c')],
  },
  W: {
    width: 1.16,
    strokes: [pts('0 0c, 0.3 1c, 0.58 0.14c, 0.86 1c, 1.16 0c')],
  },
  X: {
    width: 0.72,
    strokes: [
      [
        [0, 0],
        [0.72, 1],
      ],
      [
        [0.72, 0],
        [0, 1],
      ],
    ],
  },
  Y: {
    width: 0.72,
    strokes: [
      pts('0 0c, 0.36 0.5c, 0.72 0c'),
      [
        [0.36, 0.5],
        [0.36, 1],
      ],
    ],
  },
  Z: {
    width: 0.66,
    strokes: [pts('0 0c, 0.66 0c, 0 1c, 0.66 1c')],
  },
};

const GAP = 0.26;

/** Up to three initials, upper case and without accents; what is no letter is left out. */
export const initialsOf = (text: string): string =>
  text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, 3);

/** Path data of initials, centred, with capitals `size` high. */
export const letterOutlines = (text: string, cx: number, cy: number, size: number): string => {
  const letters = Array.from(initialsOf(text)).flatMap((each) => LETTERS[each] ?? []);
  const total = letters.reduce((sum, letter) => sum + letter.width + GAP, -GAP);
  let left = cx - (total * size) / 2;
  return letters
    .map((letter) => {
      const x = left;
      left += (letter.width + GAP) * size;
      return letter.strokes
        .map((stroke) =>
          toD(
            stroke.map(([px, py, corner]): Pt =>
              corner ? [x + px * size, cy + (py - 0.5) * size, 1] : [x + px * size, cy + (py - 0.5) * size],
            ),
            false,
          ),
        )
        .join('');
    })
    .join('');
};
