import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:messages/';
const LOCALES = join(import.meta.dirname, 'src/locales');

/** All catalogues of one locale as one object of compiled messages. */
const compile = (locale: string): Record<string, unknown> => {
  const folder = join(LOCALES, locale);
  const catalogues = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>);
  return Object.fromEntries(catalogues.flatMap(Object.entries).map(([id, text]) => [id, parse(text as string, { ignoreTag: false })]));
};

/** `import messages from 'virtual:messages/pt-BR'`: the catalogues, compiled when the app is built. */
export const messages = (): Plugin => ({
  name: 'vitrine-messages',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return undefined;
    const locale = id.slice(PREFIX.length + 1);
    for (const file of readdirSync(join(LOCALES, locale))) this.addWatchFile(join(LOCALES, locale, file));
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(compile(locale)))})`;
  },
});
