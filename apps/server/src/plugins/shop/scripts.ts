import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageTag } from '../../domain/language.ts';
import type { Finders } from './parts.ts';

interface Chunk {
  file: string;
  imports?: string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const readManifest = async (webDist: string | null): Promise<Manifest> => {
  if (webDist === null) return {};
  const text = await readFile(join(webDist, '.vite', 'manifest.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Manifest;
};

/** A chunk and what it imports, as paths. */
const withImports = (manifest: Manifest, key: string, found = new Set<string>()): Set<string> => {
  const chunk = manifest[key];
  if (!chunk || found.has(`/${chunk.file}`)) return found;
  found.add(`/${chunk.file}`);
  for (const next of chunk.imports ?? []) withImports(manifest, next, found);
  return found;
};

/** Finds the scripts that a screen starts with, so that the page can name them before the first one has run. */
export const createScriptFinder = async (webDist: string | null): Promise<Finders['scriptsOf']> => {
  const manifest = await readManifest(webDist);
  return (program, words, language) => {
    const messages = words.map((part) => `virtual:messages/${languageTag(language)}/${part}`);
    return [...new Set([program, ...messages].flatMap((key) => [...withImports(manifest, key)]))];
  };
};
