import { expect, type Page } from '@playwright/test';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const catalogue = (language: string): Map<string, string> => {
  const folder = join(import.meta.dirname, '../src/locales', language);
  return new Map(
    globSync('*/*.json', { cwd: folder }).flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>),
    ),
  );
};

const english = catalogue('en');
const portuguese = catalogue('pt-BR');

/** A text of the English catalogue without arguments. */
export const sayInEnglish = (id: string): string => english.get(id) ?? id;

/** A text of the Portuguese catalogue without arguments. */
export const say = (id: string): string => portuguese.get(id) ?? id;

const argument = /\{\w+(?:, (?:number|date|time)(?:, \w+)?)?\}/g;

/** What a text matches on a page, whatever its arguments; nothing for one that chooses between words. */
const patternOf = (text: string): string => {
  const literals = text.split(argument);
  if (literals.some((literal) => literal.includes('{')) || !/\p{L}{4}/u.test(literals.join(' '))) return '';
  return literals.map((literal) => literal.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('.+');
};

const spoken = new Set(portuguese.values());
const patterns = [...english]
  .filter(([id, text]) => portuguese.get(id) !== text && !spoken.has(text))
  .map(([, text]) => patternOf(text))
  .filter((pattern) => pattern !== '');
const isEnglish = new RegExp(`^(?:${[...new Set(patterns)].join('|')})$`, 'u');

/** All that is read on a page or heard of it: texts, names and what fields say while they are empty. */
const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: string[] = [document.title];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, svg')) words.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], img[alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) words.push(element.getAttribute(name) ?? '');
    return words.map((each) => each.trim()).filter(Boolean);
  });

/** No text of the English catalogue is left on the page, where the Portuguese one differs. */
export const expectPortuguese = async (page: Page): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  const left = (await wordsOn(page)).filter((words) => isEnglish.test(words));
  expect([...new Set(left)], new URL(page.url()).pathname).toEqual([]);
};
