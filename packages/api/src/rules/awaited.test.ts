import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as rules from './index.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const own = fileURLToPath(new URL('.', import.meta.url));

/** Everything that runs in the product, without tests, stories and the rules themselves. */
const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|fixture)\.|testing\//.test(file))
    .map((file) => join(root, folder, file))
    .filter((file) => !file.startsWith(own));

const product = ['apps/web/src', 'apps/server/src', 'packages/api/src', 'packages/ui/src', 'packages/mail/src']
  .flatMap(sources)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const wordsOf = (text: string) => new Set(text.match(/\w+/g));

/** The text of each rule, so that one that is called by a rule counts only if that rule is called. */
const texts = readdirSync(own)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts')
  .flatMap((file) => readFileSync(join(own, file), 'utf8').split(/^(?=(?:export )?(?:const|type|interface) )/m))
  .map((text) => ({ name: /(?:const|type|interface) (\w+)/.exec(text)?.[1] ?? '', text }));

const words = wordsOf(product);
const reached = new Set(texts.filter(({ name }) => words.has(name)));
for (const { text } of reached) {
  const inside = wordsOf(text);
  for (const rule of texts) if (inside.has(rule.name)) reached.add(rule);
}
const called = new Set([...reached].map(({ name }) => name));

/**
 * Rules that a screen still awaits: registration, change of password, profile,  directory
 * filters, anchors; and those that only the mock of the contract follows. Anyone who calls one takes it
 * off its list; nothing is added.
 */
const AWAITED = [
  'LOW_STOCK_BELOW',
  'MAX_UNITS',
  'checkProduct',
  'clampToStock',
  'parseStage',
  'parseUnits',
  'segmentIds',
  'statusesOf',
  'stockNotice',
  'toDecimal',
  'wouldLogSecret',
];

const AWAITED_DELAYS = [
  'addedToCart',
  'heroAutoplay',
  'letterAnchor',
  'noteSave',
  'passwordDialogClose',
  'startupReload',
  'stockAlert',
  'toast',
  'tokenLogin',
];

const AWAITED_CAPABILITIES = [
  'addToCart',
  'changeOrderStatus',
  'downloadLists',
  'exchangeCart',
  'openProfile',
  'readBrandPages',
  'sendMessageForm',
  'sendOrder',
];

it('Every rule is called by the shop or the server, but for those that a screen still awaits', () => {
  const idle = Object.keys(rules).filter((name) => !called.has(name));
  expect(idle.filter((name) => !AWAITED.includes(name))).toEqual([]);
});

it('Every delay is used, but for those that a screen still awaits', () => {
  const idle = Object.keys(rules.delays).filter((name) => !product.includes(`delays.${name}`));
  expect(idle.filter((name) => !AWAITED_DELAYS.includes(name))).toEqual([]);
});

it('Every capability is asked for, but for those that a screen or call still awaits', () => {
  const matrix = texts.find(({ name }) => name === 'MATRIX')?.text ?? '';
  const idle = Array.from(matrix.matchAll(/^ {2}(\w+): \[/gm), ([, name = '']) => name).filter(
    (name) => !product.includes(`, '${name}')`),
  );
  expect(idle.filter((name) => !AWAITED_CAPABILITIES.includes(name))).toEqual([]);
});
