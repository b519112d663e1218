import { expect, type Page } from '@playwright/test';
import type { ThemeName } from '@vitrine/tokens';
import { shop } from './shop.ts';
import { tookOver } from './steps.ts';

type Code = 'en' | 'pt_BR';

interface Opening {
  hash: ThemeName;
  code: Code;
  mode: 'light' | 'dark';
  path?: string;
  /** Selectors of what must still be the server's. */
  parts?: readonly string[];
}

export const urlOf = (hash: string): string => `http://${hash}.localhost:${shop.port}`;

const frame = ['h1', 'header', 'footer'];
export const partOfLanding = [...frame, '#ourbrands', '#newsletter input'];

/** Keeps what goes wrong on a page, and marks what the server sent before any script runs. */
export const watch = async (page: Page): Promise<string[]> => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      for (const element of document.querySelectorAll('#root *')) Object.assign(element, { fromServer: true });
    });
  });
  return problems;
};

/** Which of the parts React drew again, and how much of the page is still what the server sent. */
const keptOf = (page: Page, parts: readonly string[]) =>
  page.evaluate((selectors) => {
    const all = [...document.querySelectorAll('#root *')];
    const isKept = (selector: string) => 'fromServer' in (document.querySelector(selector) ?? {});
    return {
      drawnAgain: selectors.filter((selector) => !isKept(selector)),
      share: all.filter((element) => 'fromServer' in element).length / all.length,
    };
  }, parts);

const speak = async (page: Page, host: string, code: Code): Promise<void> => {
  await page.context().addCookies([{ name: 'language_code', value: code, domain: host, path: '/' }]);
  await page.addInitScript(
    ([name, language]) => {
      if (location.hostname === name && language) localStorage.setItem('language_code', language);
    },
    [host, code],
  );
};

/** Opens a public page in a language and expects that React takes over what the server sent. */
export const expectTakenOver = async (
  page: Page,
  { hash, code, mode, path = '/', parts = frame }: Opening,
): Promise<void> => {
  const address = new URL(path, urlOf(hash));
  await speak(page, address.hostname, code);
  const problems = await watch(page);
  const response = await page.goto(address.href);
  const title = /<title>(.*?)<\/title>/.exec((await response?.text()) ?? '')?.[1];
  await tookOver(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#root')).toHaveAttribute('data-rendered', code);
  await expect(page.locator('html')).toHaveAttribute('lang', code === 'en' ? 'en' : 'pt-BR');
  await expect(page.locator('html')).toHaveAttribute('data-mode', mode);
  const { drawnAgain, share } = await keptOf(page, parts);
  expect([path, drawnAgain]).toEqual([path, []]);
  expect([path, share > 0.95]).toEqual([path, true]);
  expect([path, problems]).toEqual([path, []]);
  const shown = await page.title();
  expect(shown.replaceAll('&', '&amp;').replaceAll("'", '&#39;')).toBe(title);
};
