/** The part of an opened font that a wordmark needs. */
export type LetterFont = {
  capHeight: number;
  layout: (text: string) => {
    glyphs: readonly { path: { toSVG: () => string; bbox: Box } }[];
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[];
  };
};
type Box = { minX: number; minY: number; maxX: number; maxY: number };

/** Shapes as SVG, and the box they fill. */
export type Outline = { body: string; box: Box };

/** Height of capitals in an outline, in drawing units. */
export const CAPS = 100;
const EMPTY: Box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };

const around = (a: Box, b: Box): Box => ({
  minX: Math.min(a.minX, b.minX),
  minY: Math.min(a.minY, b.minY),
  maxX: Math.max(a.maxX, b.maxX),
  maxY: Math.max(a.maxY, b.maxY),
});

export const joinOutlines = (outlines: readonly Outline[]): Outline => ({
  body: outlines.map((outline) => outline.body).join(''),
  box: outlines.reduce((box, outline) => around(box, outline.box), EMPTY),
});

/** One line of outlined letters with its baseline at y = 0. `tracking` is added after each letter. */
export const outlineLine = (font: LetterFont, text: string, tracking = 0, capitals = CAPS): Outline => {
  const run = font.layout(text);
  const scale = capitals / font.capHeight;
  let x = 0;
  const parts = run.glyphs.map((glyph, i): Outline => {
    const position = run.positions[i];
    const [dx, dy] = [x + (position?.xOffset ?? 0) * scale, -(position?.yOffset ?? 0) * scale];
    x += (position?.xAdvance ?? 0) * scale + tracking;
    const { bbox } = glyph.path;
    if (!Number.isFinite(bbox.minX)) return { body: '', box: EMPTY };
    return {
      body: `<path transform="translate(${dx.toFixed(2)} ${dy.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${glyph.path.toSVG()}"/>`,
      box: {
        minX: dx + bbox.minX * scale,
        maxX: dx + bbox.maxX * scale,
        minY: dy - bbox.maxY * scale,
        maxY: dy - bbox.minY * scale,
      },
    };
  });
  return joinOutlines(parts);
};

/** An outline as a whole SVG text, cut tight, in one colour (`currentColor` unless given). */
export const outlineSvg = ({ body, box }: Outline, colour = 'currentColor'): string => {
  const inset = Number.isFinite(box.minX) ? box : { minX: 0, minY: 0, maxX: 1, maxY: 1 };
  const [x, y] = [Math.floor(inset.minX), Math.floor(inset.minY)];
  const [width, height] = [Math.ceil(inset.maxX - inset.minX) + 1, Math.ceil(inset.maxY - inset.minY) + 1];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"><g fill="${colour}">${body}</g></svg>`;
};
