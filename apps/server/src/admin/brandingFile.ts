import { readFile, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { isCarried, largestLogo } from '../modules/staff/branding/logo.ts';
import { Misunderstood } from './command.ts';

/** A document and two logos in it, whose letters stand for three quarters of a byte each. */
const largestFile = 1_048_576 + 2 * Math.ceil((largestLogo * 4) / 3);

const read = async (path: string, named: string, most: number): Promise<Buffer> => {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new Misunderstood(`There is no file ${named} (looked for ${path}).`);
  if (found.size > most)
    throw new Misunderstood(
      `${named} has ${(found.size / 1_048_576).toFixed(1)} MB; at most ${Math.floor(most / 1_048_576)} fit.`,
    );
  return readFile(path);
};

const parse = (text: string, file: string): unknown => {
  try {
    // Editors of some systems put a mark before the first character.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Misunderstood(`${file} is no JSON: ${error instanceof Error ? error.message : 'it cannot be read'}.`);
  }
};

/** Reads a JSON file that a person named, seen from the folder they are in. */
export const readJsonFile = async (file: string, from: string): Promise<{ path: string; document: unknown }> => {
  const path = resolve(from, file);
  return { path, document: parse((await read(path, file, largestFile)).toString('utf8'), file) };
};

/** Names of the pictures that lie beside a document; what it carries itself and paths of the shop are there already. */
const picturesIn = (document: unknown): string[] => {
  if (typeof document !== 'object' || document === null) return [];
  const { logo, logo_dark } = document as Record<string, unknown>;
  return [logo, logo_dark].filter(
    (named): named is string =>
      typeof named === 'string' && named !== '' && !named.startsWith('/media/') && !isCarried(named),
  );
};

/** Reads a branding file and the pictures it names, from its folder. */
export const readBrandingFile = async (
  file: string,
  from: string,
): Promise<{ document: unknown; pictures: Record<string, string> }> => {
  const { path, document } = await readJsonFile(file, from);
  const pictures = await Promise.all(
    picturesIn(document).map(async (named): Promise<[string, string]> => {
      const content = await read(resolve(dirname(path), named), named, largestLogo);
      return [named, content.toString('base64')];
    }),
  );
  return { document, pictures: Object.fromEntries(pictures) };
};
