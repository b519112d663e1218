import { createRequire } from 'node:module';
import { openSync } from 'fontkit';
import type { Font } from 'fontkit';
import { FACES } from './faces.ts';
import type { Face } from './faces.ts';

const opened = new Map<Face, Font>();
const { resolve } = createRequire(import.meta.url);

/** Opens a face from its package, once. Throws when the package is not installed. Node only. */
export const openFace = (face: Face): Font => {
  const known = opened.get(face);
  if (known) return known;
  const { family, weight } = FACES[face];
  const font = openSync(resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`));
  if (!('layout' in font))
    throw new Error(`The file of the face ${face} holds a collection; a wordmark needs a single font.`);
  opened.set(face, font);
  return font;
};
