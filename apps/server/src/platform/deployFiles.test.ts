import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { listSettings } from './settings.ts';

const repository = new URL('../../../../', import.meta.url);
const others = ['NODE_ENV', 'NODE_COMPILE_CACHE', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

/** Settings as each kind of file writes them, between the markers of its server. */
const kinds: readonly [file: string, part: RegExp, setting: RegExp][] = [
  ['Dockerfile', /^ENV [^]*?[^\\]$/m, /(?:ENV |^ +)(\w+)=(\S+)/gm],
  ['deploy/compose.yaml', /^ {4}environment:\n(?: {6}.+\n)+/m, /^ {6}(\w+): '?([^'\n]+)/gm],
  ['deploy/kubernetes.yaml', /^ {10}env:\n(?: {12}.+\n)+/m, /name: (\w+), value: '?([^'}\s]+)/gm],
  ['deploy/vitrine.service', /^Environment=.+$/m, /(?:=| )([A-Z_]+)=(\S+)/g],
];

it.each(kinds)('%s sets what the server knows, to values that it takes', async (file, part, setting) => {
  const text = await readFile(new URL(file, repository), 'utf8');
  const found = [...(part.exec(text)?.[0] ?? '').matchAll(setting)].map(([, name = '', value = '']) => [name, value]);
  expect(found.length).toBeGreaterThan(1);
  const known = [...listSettings().map(({ name }) => name), ...others];
  for (const [name] of found) expect(known).toContain(name);
  expect(() => readConfig(Object.fromEntries(found) as Record<string, string>)).not.toThrow();
});
