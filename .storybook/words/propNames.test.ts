import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import names from './propNames.json' with { type: 'json' };
import { inPortuguese } from './propNames.ts';

const api = ['foundation', 'components', 'commerce', 'sections'].map((room) =>
  readFileSync(new URL(`../../packages/ui/api/${room}.txt`, import.meta.url), 'utf8'),
);

/** Props of all components that are no callbacks: those that may have a row among the controls. */
const props = api
  .join('\n')
  .split(/^ {2}(?=\S)/m)
  .filter((declaration) => /^interface \w+Props\b/.test(declaration))
  .flatMap((declaration) => [...declaration.matchAll(/^ {4}(?!on[A-Z])(\w+)\??: (?!.*=>)/gm)].map(([, name]) => name));

it('names every control in Portuguese', () => {
  expect(props.length).toBeGreaterThan(500);
  expect([...new Set(props)].filter((name) => !Object.hasOwn(names, name))).toEqual([]);
});

it('names the rows of a list and of an own file by their prop', () => {
  expect(['How many buttons', 'buttons 2', 'image: own file', 'label'].map(inPortuguese)).toEqual([
    'quantos: botões',
    'botões 2',
    'imagem: seu arquivo',
    'texto',
  ]);
});
