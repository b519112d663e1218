import { framed } from './core/compose.ts';
import type { LogoRecipe } from './recipe.ts';

/** The part of an opened font that a wordmark needs. */
export type LetterFont = {
  capHeight: number;
  layout: (text: string) => {
    glyphs: readonly { path: { toSVG: () => string; bbox: Box } }[];
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[];
  };
};
type Box = { minX: number; minY: number; maxX: number; maxY: number };
type Set = { body: string; box: Box };

const CAPS = 100;
const EMPTY: Box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };

const around = (a: Box, b: Box): Box => ({
  minX: Math.min(a.minX, b.minX),
  minY: Math.min(a.minY, b.minY),
  maxX: Math.max(a.maxX, b.maxX),
  maxY: Math.max(a.maxY, b.maxY),
});
const shifted = ({ body, box }: Set, dx: number, dy: number): Set => ({
  body: `<g transform="translate(${dx.toFixed(1)} ${dy.toFixed(1)})">${body}</g>`,
  box: { minX: box.minX + dx, maxX: box.maxX + dx, minY: box.minY + dy, maxY: box.maxY + dy },
});
const joined = (sets: readonly Set[]): Set => ({
  body: sets.map((set) => set.body).join(''),
  box: sets.reduce((box, set) => around(box, set.box), EMPTY),
});

/** One line of outlined letters with capitals 100 high, its baseline at y = 0. `tracking` is added after each letter. */
const lineOf = (font: LetterFont, text: string, tracking: number, capitals = CAPS): Set => {
  const run = font.layout(text);
  const scale = capitals / font.capHeight;
  let x = 0;
  const parts = run.glyphs.map((glyph, i): Set => {
    const position = run.positions[i];
    const [dx, dy] = [x + (position?.xOffset ?? 0) * scale, -(position?.yOffset ?? 0) * scale];
    x += (position?.xAdvance ?? 0) * scale + tracking;
    const { bbox } = glyph.path;
    const isBlank = !Number.isFinite(bbox.minX);
    const box = isBlank
      ? EMPTY
      : {
          minX: dx + bbox.minX * scale,
          maxX: dx + bbox.maxX * scale,
          minY: dy - bbox.maxY * scale,
          maxY: dy - bbox.minY * scale,
        };
    return {
      body: isBlank
        ? ''
        : `<path transform="translate(${dx.toFixed(2)} ${dy.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${glyph.path.toSVG()}"/>`,
      box,
    };
  });
  return joined(parts);
};

const rule = (x: number, y: number, width: number, height: number): Set => ({
  body: `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}"/>`,
  box: { minX: x, minY: y, maxX: x + width, maxY: y + height },
});

const centred = (set: Set, y: number): Set => shifted(set, -(set.box.minX + set.box.maxX) / 2, y);

/** Words broken over two lines as evenly as they go. */
const twoLines = (name: string): string[] => {
  const words = name.trim().split(/\s+/);
  if (words.length < 2) return words;
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  return cuts.reduce((best, each) =>
    Math.max(...each.map((part) => part.length)) < Math.max(...best.map((part) => part.length)) ? each : best,
  );
};

const stackedName = (font: LetterFont, name: string): Set => {
  const lines = twoLines(name.toUpperCase()).map((text) => lineOf(font, text, 10));
  const width = Math.max(...lines.map(({ box }) => box.maxX - box.minX));
  const set = joined(lines.map((each, i) => centred(each, i * CAPS * 1.56)));
  return lines.length > 1 ? joined([set, rule(-width / 2, CAPS * 0.26, width, 3)]) : set;
};

const framedName = (font: LetterFont, name: string): Set => {
  const { body, box } = lineOf(font, name.toUpperCase(), 16);
  const [x, y, width, height] = [box.minX - 56, box.minY - 48, box.maxX - box.minX + 112, box.maxY - box.minY + 96];
  const border = `<path fill-rule="evenodd" d="M${x} ${y}h${width}v${height}h${-width}ZM${x + 6} ${y + 6}v${height - 12}h${width - 12}v${12 - height}Z"/>`;
  return { body: body + border, box: { minX: x, minY: y, maxX: x + width, maxY: y + height } };
};

const initialsMark = (font: LetterFont, name: string): Set => {
  const initials = name
    .trim()
    .split(/\s+/)
    .flatMap((word) => /\p{L}|\p{N}/u.exec(word)?.[0] ?? [])
    .join('')
    .slice(0, 3)
    .toUpperCase();
  const big = centred(lineOf(font, initials, 4, CAPS * 1.7), 0);
  const small = centred(lineOf(font, name.toUpperCase(), 9, CAPS * 0.26), CAPS * 0.66);
  return joined([big, small]);
};

const STYLES: Record<LogoRecipe['style'], (font: LetterFont, name: string) => Set> = {
  plain: (font, name) => lineOf(font, name, 0),
  spaced: (font, name) => lineOf(font, name.toUpperCase(), CAPS * 0.34),
  stacked: stackedName,
  framed: framedName,
  monogram: initialsMark,
};

/** A brand's wordmark as outlines in one colour (`currentColor` unless given), cut tight. The font comes opened. */
export const drawLogo = (recipe: LogoRecipe, font: LetterFont): string => {
  const { body, box } = STYLES[recipe.style](font, recipe.name);
  const inset = Number.isFinite(box.minX) ? box : { minX: 0, minY: 0, maxX: 1, maxY: 1 };
  const frame = {
    x: Math.floor(inset.minX),
    y: Math.floor(inset.minY),
    width: Math.ceil(inset.maxX - inset.minX) + 1,
    height: Math.ceil(inset.maxY - inset.minY) + 1,
  };
  return framed(frame, { defs: '', body: `<g fill="${recipe.colour ?? 'currentColor'}">${body}</g>` }).replace(
    '<defs></defs>',
    '',
  );
};
