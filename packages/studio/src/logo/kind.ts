/** Kinds of pictures the server takes as logos. */
export type PictureKind = 'png' | 'jpeg' | 'webp' | 'svg';

const starts = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

const letters = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const signatures: [PictureKind, (bytes: Uint8Array) => boolean][] = [
  ['png', (bytes) => starts(bytes, [0x89, ...letters('PNG\r\n'), 0x1a, 0x0a])],
  ['jpeg', (bytes) => starts(bytes, [0xff, 0xd8, 0xff])],
  ['webp', (bytes) => starts(bytes, letters('RIFF')) && starts(bytes, letters('WEBP'), 8)],
];

/** What may stand before the root of a drawing: a mark, a declaration, comments, a document type. */
const drawing =
  /^\uFEFF?\s*(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*(?:<!DOCTYPE svg[^[>]{0,300}>\s*)?<svg[\s/>]/i;

/** What a file is by its first bytes, whatever its name says; null for what is no picture we take. */
export const kindOf = (bytes: Uint8Array): PictureKind | null => {
  const found = signatures.find(([, fits]) => fits(bytes));
  if (found) return found[0];
  return drawing.test(new TextDecoder().decode(bytes.subarray(0, 4096))) ? 'svg' : null;
};
