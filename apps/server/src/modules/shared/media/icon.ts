import type { Face } from './lettering/index.ts';
import { outlineLine, outlineSvg } from './lettering/index.ts';
import { openFace } from './lettering/openFace.ts';

/** An account's sign for browser tabs: its first letter on its brand colour. */
export interface Icon {
  name: string;
  face: Face;
  /** Of 32, which is a circle. */
  radius: number;
  ground: string;
  ink: string;
}

/** The letter in the middle; a dot when the face has no such letter. */
const mark = ({ name, face, ink }: Icon): string => {
  const font = openFace(face);
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? '';
  if (letter === '' || !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    return `<circle cx="32" cy="32" r="14" fill="${ink}"/>`;
  return outlineSvg(outlineLine(font, letter), ink).replace(
    / width="\d+" height="\d+">/,
    ' x="14" y="14" width="36" height="36">',
  );
};

/** The icon as SVG. */
export const drawIcon = (icon: Icon): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">',
    `<rect width="64" height="64" rx="${icon.radius}" fill="${icon.ground}"/>`,
    mark(icon),
    '</svg>',
  ].join('');
