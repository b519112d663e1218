export { FACE_NAMES, FACES } from './faces.ts';
export type { Face } from './faces.ts';
export { packName, unpackName } from './name.ts';
export { CAPS, joinOutlines, outlineLine, outlineSvg } from './outline.ts';
export type { LetterFont, Outline } from './outline.ts';
