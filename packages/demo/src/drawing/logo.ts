import { CAPS, joinOutlines, outlineLine, outlineSvg } from '@vitrine/server/lettering';
import type { LetterFont, Outline } from '@vitrine/server/lettering';
import type { LogoRecipe } from './recipe.ts';

const shifted = ({ body, box }: Outline, dx: number, dy: number): Outline => ({
  body: `<g transform="translate(${dx.toFixed(1)} ${dy.toFixed(1)})">${body}</g>`,
  box: { minX: box.minX + dx, maxX: box.maxX + dx, minY: box.minY + dy, maxY: box.maxY + dy },
});

const rule = (x: number, y: number, width: number, height: number): Outline => ({
  body: `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}"/>`,
  box: { minX: x, minY: y, maxX: x + width, maxY: y + height },
});

const centred = (set: Outline, y: number): Outline => shifted(set, -(set.box.minX + set.box.maxX) / 2, y);

/** Words broken over two lines as evenly as they go. */
const twoLines = (name: string): string[] => {
  const words = name.trim().split(/\s+/);
  if (words.length < 2) return words;
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  return cuts.reduce((best, each) =>
    Math.max(...each.map((part) => part.length)) < Math.max(...best.map((part) => part.length)) ? each : best,
  );
};

const stackedName = (font: LetterFont, name: string): Outline => {
  const lines = twoLines(name.toUpperCase()).map((text) => outlineLine(font, text, 10));
  const width = Math.max(...lines.map(({ box }) => box.maxX - box.minX));
  const set = joinOutlines(lines.map((each, i) => centred(each, i * CAPS * 1.56)));
  return lines.length > 1 ? joinOutlines([set, rule(-width / 2, CAPS * 0.26, width, 3)]) : set;
};

const framedName = (font: LetterFont, name: string): Outline => {
  const { body, box } = outlineLine(font, name.toUpperCase(), 16);
  const [x, y, width, height] = [box.minX - 56, box.minY - 48, box.maxX - box.minX + 112, box.maxY - box.minY + 96];
  const border = `<path fill-rule="evenodd" d="M${x} ${y}h${width}v${height}h${-width}ZM${x + 6} ${y + 6}v${height - 12}h${width - 12}v${12 - height}Z"/>`;
  return { body: body + border, box: { minX: x, minY: y, maxX: x + width, maxY: y + height } };
};

const initialsMark = (font: LetterFont, name: string): Outline => {
  const initials = name
    .trim()
    .split(/\s+/)
    .flatMap((word) => /\p{L}|\p{N}/u.exec(word)?.[0] ?? [])
    .join('')
    .slice(0, 3)
    .toUpperCase();
  const big = centred(outlineLine(font, initials, 4, CAPS * 1.7), 0);
  const small = centred(outlineLine(font, name.toUpperCase(), 9, CAPS * 0.26), CAPS * 0.66);
  return joinOutlines([big, small]);
};

const STYLES: Record<LogoRecipe['style'], (font: LetterFont, name: string) => Outline> = {
  plain: (font, name) => outlineLine(font, name, 0),
  spaced: (font, name) => outlineLine(font, name.toUpperCase(), CAPS * 0.34),
  stacked: stackedName,
  framed: framedName,
  monogram: initialsMark,
};

/** A brand's wordmark as outlines in one colour (`currentColor` unless given), cut tight. The font comes opened. */
export const drawLogo = (recipe: LogoRecipe, font: LetterFont): string =>
  outlineSvg(STYLES[recipe.style](font, recipe.name), recipe.colour);
