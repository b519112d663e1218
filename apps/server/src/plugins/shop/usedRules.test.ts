import { expect, it } from 'vitest';
import { readRules } from './usedRules.ts';

const used = async (sheet: string, ...classes: string[]): Promise<string> => (await readRules(sheet))(new Set(classes));

it('A page gets the rules of its own classes, and those without any', async () => {
  const sheet = 'html{margin:0}.a{color:red;top:0}.b{color:blue}.a,.b{left:0}.a .b:hover{top:1px}[data-x]{top:2px}';
  expect(await used(sheet, 'a')).toBe('html{margin:0}.a{color:red;top:0}.a{left:0}[data-x]{top:2px}');
  expect(await used(sheet, 'a', 'b')).toBe(sheet);
});

it('What stands in brackets keeps no rule out', async () => {
  const sheet = '.a:not(.b){top:0}.a:is(.b,.c:not(.d)){left:0}:where(.b){right:0}';
  expect(await used(sheet, 'a')).toBe(sheet);
});

it('Conditions stay around their rules, and go where nothing is in them', async () => {
  const sheet =
    '@layer x,y;@layer y{@media (min-width:40rem){.a{top:0}.b{top:1px}}@supports (gap:0){.b{gap:0}}}@font-face{font-family:"F";src:url(f)}';
  expect(await used(sheet, 'a')).toBe(
    '@layer x,y;@layer y{@media (min-width:40rem){.a{top:0}}}@font-face{font-family:"F";src:url(f)}',
  );
});

it('Movement comes with the rule that moves', async () => {
  const sheet = '.a{animation:1s turn}@layer x{@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}}';
  expect(await used(sheet, 'a')).toBe('.a{animation:1s turn}@keyframes turn{to{rotate:1turn}}');
  expect(await used(sheet)).toBe('');
});
