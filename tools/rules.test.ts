import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const home = 'packages/api/src/rules/';

/** Tests, stories and what only they use. */
const isAside = (path: string): boolean => /\.(?:test|stories|fixture|docs|built|browser)\.|\/testing\//.test(path);

interface Statement {
  names: string[];
  exported: boolean;
  mentions: Set<string>;
}

/** JSON knows no whole number without limit, such as `100n`. */
const written = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

/** The statements of a file of rules: what each declares, and every name in it. */
const statementsOf = (file: string, text: string): Statement[] =>
  parseSync(file, text).program.body.flatMap((statement) => {
    const exported = statement.type === 'ExportNamedDeclaration';
    const declared = exported ? statement.declaration : statement;
    const mentions = new Set(JSON.stringify(statement, written).match(/(?<="name":")\w+/g));
    if (declared && 'id' in declared && declared.id && 'name' in declared.id)
      return [{ names: [declared.id.name], exported: exported && !declared.type.startsWith('TS'), mentions }];
    if (declared?.type !== 'VariableDeclaration') return [];
    return [
      {
        names: declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : [])),
        exported,
        mentions,
      },
    ];
  });

/** The names that a file takes from the rules. */
const importsIn = (file: string, text: string): string[] => {
  const names: string[] = [];
  if (!/@vitrine\/api\/rules'|\/rules\//.test(text)) return names;
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) => {
      if (!/^@vitrine\/api\/rules$|\/rules\//.test(source.value)) return;
      for (const specifier of specifiers)
        if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
          names.push(specifier.imported.name);
    },
  }).visit(parseSync(file, text).program);
  return names;
};

const rules: Statement[] = [];
const used = new Set<string>();
let product = '';
for await (const file of glob('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })) {
  if (isAside(file)) continue;
  const text = readFileSync(`${root}/${file}`, 'utf8');
  if (file.startsWith(home)) rules.push(...statementsOf(file, text));
  else {
    product += text;
    for (const name of importsIn(file, text)) used.add(name);
  }
}
// What a used rule mentions is used too. The set grows while it is walked.
for (const name of used)
  for (const { names, mentions } of rules) if (names.includes(name)) for (const other of mentions) used.add(other);

it('Every rule is used by the server, the shop or the contract', () => {
  const exported = rules.filter((rule) => rule.exported).flatMap(({ names }) => names);
  expect(exported.length).toBeGreaterThan(100);
  expect(exported.filter((name) => !used.has(name))).toEqual([]);
});

it('Every delay and page size is used', async () => {
  const { delays, pageSizes } = await import('@vitrine/api/rules');
  const names = [
    ...Object.keys(delays).map((name) => `delays.${name}`),
    ...Object.keys(pageSizes).map((name) => `pageSizes.${name}`),
  ];
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(product))).toEqual([]);
});

it('Every capability is asked for', () => {
  const text = readFileSync(`${root}/${home}stages.ts`, 'utf8');
  const matrix = /const MATRIX = \{(.+?)\n\}/s.exec(text)?.[1] ?? '';
  const names = Array.from(matrix.matchAll(/^ {2}(\w+):/gm), ([, name = '']) => name);
  expect(names).toContain('seePrices');
  expect(names.filter((name) => !new RegExp(`['"]${name}['"]`).test(product))).toEqual([]);
});
