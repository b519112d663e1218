import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../domain/language.ts';

/** The shop's sentences by id, in each language, as translators wrote them (ICU). */
export type Catalogue = Readonly<Record<Language, Readonly<Record<string, string>>>>;

const missing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The catalogue that came with the built shop; undefined when no shop is built. */
export const readCatalogue = async (webDist: string | null): Promise<Catalogue | undefined> => {
  if (webDist === null) return undefined;
  try {
    return JSON.parse(await readFile(join(webDist, '.vite', 'catalogue.json'), 'utf8')) as Catalogue;
  } catch (error) {
    if (missing(error)) return undefined;
    throw error;
  }
};
