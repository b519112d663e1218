import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageTag } from '../../domain/language.ts';
import type { Finders } from './parts.ts';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const readManifest = async (webDist: string | null): Promise<Manifest> => {
  if (webDist === null) return {};
  const text = await readFile(join(webDist, '.vite', 'manifest.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Manifest;
};

/** A chunk and what it imports, by their keys. */
const withImports = (manifest: Manifest, key: string, found = new Set<string>()): Set<string> => {
  if (!manifest[key] || found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key].imports ?? []) withImports(manifest, next, found);
  return found;
};

/** Finds the files that a screen starts with, so that the page can name them before the first script has run. */
export const createFileFinder = async (webDist: string | null): Promise<Finders['filesOf']> => {
  const manifest = await readManifest(webDist);
  return ({ programs, words }, language) => {
    const messages = words.map((part) => `virtual:messages/${languageTag(language)}/${part}`);
    const keys = new Set([...programs, ...messages].flatMap((key) => [...withImports(manifest, key)]));
    const chunks = [...keys].map((key) => manifest[key]);
    return {
      scripts: [...new Set(chunks.map((chunk) => `/${chunk?.file}`))],
      sheets: [...new Set(chunks.flatMap((chunk) => (chunk?.css ?? []).map((file) => `/${file}`)))],
    };
  };
};
