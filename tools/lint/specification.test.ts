import { RuleTester } from 'oxlint/plugins-dev';
import { expect, it } from 'vitest';
import plugin from './specification.mjs';

// Each case would be a test named by its code, and the report would read rows in it.
RuleTester.describe = (_, run) => run();
RuleTester.it = (_, run) => run();
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });
const rule = (name: keyof typeof plugin.rules) => plugin.rules[name] as Parameters<RuleTester['run']>[1];
const story = (inside: string) => `export const Playground = meta.story({ ${inside} });`;

it('A story has a name of at most five words, without rows', () => {
  expect(() =>
    tester.run('story-name', rule('story-name'), {
      valid: [story("name: 'Full-bleed picture', play"), story(''), "preview.meta({ name: 'a b c d e f' })"],
      invalid: [
        { code: story("name: 'What the story shows stands above it'"), errors: [/At most 5 words/] },
        { code: story("name: 'Full-bleed picture (R-074)'"), errors: [/do not belong into a name/] },
      ],
    }),
  ).not.toThrow();
});

it('A story lists rows of the specification one by one, and only with a play function', () => {
  expect(() =>
    tester.run('story-covers', rule('story-covers'), {
      valid: [story("parameters: { covers: ['R-074', 'K-01'] }, play: async () => {}"), story('parameters: {}')],
      invalid: [
        { code: story("parameters: { covers: ['R-074'] }"), errors: [/without a play function/] },
        { code: story("parameters: { covers: ['R-999'] }, play"), errors: ["'R-999' is no row of docs/spec.md."] },
        { code: story("parameters: { covers: ['R-074…R-076'] }, play"), errors: [/is no row/] },
        { code: story('parameters: { covers: rows }, play'), errors: [/Write the rows out/] },
      ],
    }),
  ).not.toThrow();
});

it('A play function expects something', () => {
  expect(() =>
    tester.run('story-asserts', rule('story-asserts'), {
      valid: [story('play: async () => { await expect(a).toBeVisible(); }'), story('play: shared.play'), story('')],
      invalid: [{ code: story('play: async () => { await userEvent.click(a); }'), errors: [/proves nothing/] }],
    }),
  ).not.toThrow();
});

it('A journey expects something', () => {
  const journey = (inside: string) =>
    `import { test } from '@playwright/test'; test('opens', async ({ page }) => { ${inside} });`;
  expect(() =>
    tester.run('journey-asserts', rule('journey-asserts'), {
      valid: [journey("await expect(page).toHaveTitle('Vitrine');"), journey('await expectUnits(page, 3);')],
      invalid: [{ code: journey("await page.goto('/');"), errors: [/proves nothing/] }],
    }),
  ).not.toThrow();
});

it('Rows are not claimed for all stories of a file at once', () => {
  expect(() =>
    tester.run('meta-covers', rule('meta-covers'), {
      valid: ["preview.meta({ parameters: { layout: 'padded' } })"],
      invalid: [{ code: "preview.meta({ parameters: { covers: ['R-074'] } })", errors: [/Each story/] }],
    }),
  ).not.toThrow();
});

it('A title names rows of the specification one by one', () => {
  expect(() =>
    tester.run('test-title', rule('test-title'), {
      valid: ["it('sorts (R-230, K-63)', run)", "it.each([1])('%s sorts (R-230)', run)", 'it(`counts ${rows}`, run)'],
      invalid: [
        { code: "it('sorts (K-62…K-69)', run)", errors: [/Name each row by itself/] },
        { code: "test('sorts (K-62 … K-69)', run)", errors: [/Name each row by itself/] },
        { code: "test.describe('sorts (K-62-K-69)', run)", errors: [/Name each row by itself/] },
        { code: "it.each([1])('%s sorts (R-999)', run)", errors: ["'R-999' is no row of docs/spec.md."] },
      ],
    }),
  ).not.toThrow();
});

it('A comment names rows of the specification one by one', () => {
  expect(() =>
    tester.run('comment-range', rule('comment-range'), {
      valid: ['/** Sorts (K-62, K-63). */ const a = 1;'],
      invalid: [
        { code: '/** Sorts (K-62…K-69). */ const a = 1;', errors: [/Name each row by itself/] },
        { code: '// Sorts (K-62 to K-69).', errors: [/Name each row by itself/] },
      ],
    }),
  ).not.toThrow();
});
