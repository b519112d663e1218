import { createHash } from 'node:crypto';
import type { Face, LetterFont } from './lettering/index.ts';
import { FACE_NAMES, outlineLine, outlineSvg, packName, unpackName } from './lettering/index.ts';

/** Width and height of each cover, in drawing units. */
const shapes = { wide: [2100, 900], square: [1200, 1200] } as const;

/** Paths of a brand's first pictures, drawn from its name in two colours (`#rrggbb`), the ground first. */
export const firstPictures = (name: string, palette: readonly [ground: string, cloth: string]) => {
  const digest = createHash('sha256').update(name).digest();
  const colours = palette.map((colour) => colour.slice(1).toLowerCase());
  const cover = (shape: keyof typeof shapes): string =>
    `/media/drawn/cover.${colours.join('-')}.${digest.readUInt16BE(0) % 1000}.${shape}/{w}.webp`;
  const face = FACE_NAMES[digest.readUInt8(2) % FACE_NAMES.length] ?? 'figtree';
  return { logo: `/media/drawn/logo.${packName(name)}.${face}.svg`, list: cover('square'), cover: cover('wide') };
};

/** Cloth of one colour falling in folds: a gradient over the ground that swings to and fro, and light from one side. */
const drawCover = ([ground, cloth]: readonly string[], seed: number, [width, height]: readonly number[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>`,
    `<linearGradient id="folds" gradientUnits="userSpaceOnUse" spreadMethod="reflect" x1="${seed % 97}" y1="0" x2="${220 + (seed % 240)}" y2="${20 + (seed % 70)}">`,
    ...[0.25, 0.4, 0.8, 0.5].map(
      (opacity, place) => `<stop offset="${place / 3}" stop-color="#${cloth}" stop-opacity="${opacity}"/>`,
    ),
    '</linearGradient><linearGradient id="light" x2="1" y2=".4"><stop offset="0" stop-color="#fff" stop-opacity=".35"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".18"/></linearGradient></defs>',
    ...[`#${ground}`, 'url(#folds)', 'url(#light)'].map((fill) => `<rect width="100%" height="100%" fill="${fill}"/>`),
    '</svg>',
  ].join('');

const coverPattern = /^cover\.([0-9a-f]{6}-[0-9a-f]{6})\.(\d{1,3})\.(wide|square)$/;

/** A first picture as SVG; undefined for any other recipe. */
export const drawFirstPicture = (recipe: string, openFace: (face: Face) => LetterFont): string | undefined => {
  const [, palette, seed, shape] = coverPattern.exec(recipe) ?? [];
  if (palette !== undefined) return drawCover(palette.split('-'), Number(seed), shapes[shape as keyof typeof shapes]);
  const [, code = '', word] = /^logo\.([\w-]+)\.([\w-]+)$/.exec(recipe) ?? [];
  const [name, face] = [unpackName(code), FACE_NAMES.find((known) => known === word)];
  return name === undefined || face === undefined ? undefined : outlineSvg(outlineLine(openFace(face), name));
};
