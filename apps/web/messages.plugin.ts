import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const PREFIX = '\0virtual:messages/';
const CATALOGUES = 'virtual:catalogues';
const PARSER = 'virtual:message-parser';
const LOCALES = join(import.meta.dirname, 'src/locales');
/** The studio brings its own words. */
const FOLDERS = [LOCALES, join(import.meta.dirname, '../../packages/studio/locales')];

/** Catalogues that the front page needs, those of the studio and those of the back office; all others come with the first screen behind the front page. */
const PARTS: Record<string, RegExp> = {
  first: /\/(shared\/(app|media|shell)|shop\/landing)\.json$/,
  studio: /\/(studio|shared\/preview|staff\/branding)\.json$/,
  // A comment on the look names what it is about: a surface of the preview.
  admin: /\/(brand\/\w+|staff\/\w+|shared\/(log|office|preview|sizeCharts))\.json$/,
};

const isIn = (part: string, file: string): boolean =>
  PARTS[part]?.test(file) ?? !Object.values(PARTS).some((named) => named.test(file));

/** The catalogues of a locale, by path. */
const filesOf = (locale: string): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(folder, locale), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => join(folder, locale, file).replaceAll(sep, '/')),
  );

const read = (path: string): Record<string, string> => JSON.parse(readFileSync(path, 'utf8'));

/** The catalogues of one locale and part as one object of compiled messages. */
const compile = (files: string[]): Record<string, unknown> =>
  Object.fromEntries(files.flatMap((file) => Object.entries(read(file))).map(([id, text]) => [id, parse(text)]));

const locales = (): string[] =>
  readdirSync(LOCALES, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** Every sentence of every language as its translators wrote it. */
const source = (): string =>
  JSON.stringify(
    Object.fromEntries(
      locales().map((locale) => [locale.replace('-', '_'), Object.assign({}, ...filesOf(locale).map(read))]),
    ),
  );

/** A function for each part of each language. A folder in `locales` is all that a language needs here. */
const everyCatalogue = (): string => {
  const fetched = (locale: string): string =>
    [...Object.keys(PARTS), 'rest'].map((part) => `${part}: () => import('virtual:messages/${locale}/${part}')`).join();
  return `export default {${locales()
    .map((locale) => `'${locale.replace('-', '_')}': {${fetched(locale)}}`)
    .join()}}`;
};

/** `import messages from 'virtual:messages/pt-BR/first'`: catalogues, compiled when the app is built. */
export const messages = (): Plugin => ({
  name: 'vitrine-messages',
  resolveId: (id) => {
    // By its place on disk: its name stands for a package without the parser here.
    if (id === PARSER) return fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser'));
    return id === CATALOGUES || id.startsWith(PREFIX.slice(1)) ? `\0${id}` : undefined;
  },
  load(id) {
    if (id === `\0${CATALOGUES}`) return everyCatalogue();
    if (!id.startsWith(PREFIX)) return undefined;
    const [locale = '', part = ''] = id.slice(PREFIX.length).split('/');
    const files = filesOf(locale).filter((file) => isIn(part, file));
    for (const file of files) this.addWatchFile(file);
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(compile(files)))})`;
  },
});

/** Writes what the server checks an account's own sentences against. */
export const sourceWords = (): Plugin => ({
  name: 'vitrine-source-words',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: '.vite/catalogue.json', source: source() });
  },
});
