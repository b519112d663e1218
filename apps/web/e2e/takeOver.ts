import { expect, type Page } from '@playwright/test';
import type { LanguageCode } from '@vitrine/api/rules';
import type { ThemeName } from '@vitrine/tokens';
import { shop } from './shop.ts';
import { tookOver } from './steps.ts';

interface Opening {
  hash: ThemeName;
  code: LanguageCode;
  mode: 'light' | 'dark';
  path?: string;
  /** Selectors of what must still be the server's. */
  parts?: readonly string[];
}

/** What partners share is shown by the three that differ most, as among the pictures of components; a fact about a partner, by each. */
export const mostDifferent = ['vitrine', 'atelier-noir', 'signal'] as const satisfies ThemeName[];

export const urlOf = (hash: string): string => `http://${hash}.localhost:${shop.port}`;

const frame = ['h1', 'header', 'footer'];
export const partOfLanding = [...frame, '#ourbrands', '#newsletter input'];

declare global {
  interface Window {
    /** What the server sent, as it was before any script ran. */
    sent?: { element: Element; selectors: string[] }[];
  }
}

/** Keeps what goes wrong on a page, and what the server sent before any script runs. */
export const watch = async (page: Page, parts: readonly string[] = []): Promise<string[]> => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.addInitScript((selectors) => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const first = new Map(selectors.map((selector) => [selector, document.querySelector(selector)]));
      window.sent = [...document.querySelectorAll('#root *')].map((element) => ({
        element,
        selectors: selectors.filter((selector) => first.get(selector) === element),
      }));
    });
  }, parts);
  return problems;
};

/** Waits until React has these parts: it takes over some parts of a page later than the rest. A part that is not there is not waited for. */
export const tookOverParts = async (page: Page, parts: readonly string[]): Promise<void> => {
  await tookOver(page);
  await page.waitForFunction(
    (selectors) =>
      selectors.every((selector) => {
        const part = document.querySelector(selector);
        // Of formatted text, React knows the element around it alone.
        const owner = part?.closest('[data-component=RichHtml]') ?? part;
        return owner === null || Object.keys(owner).some((key) => key.startsWith('__reactFiber$'));
      }),
    parts,
  );
};

const MAX_LOST_SHARE = 0.05;

/** Which of the parts are no longer the server's, and what else of the page is not, if that is more than small changes. */
export const drawnAgain = (page: Page, parts: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ([selectors, most]) => {
      const sent = window.sent ?? [];
      const lost = sent.filter(({ element }) => !element.isConnected);
      const tags = lost.map(({ element }) => (element.cloneNode() as Element).outerHTML);
      const keptParts = sent.flatMap((each) => (each.element.isConnected ? each.selectors : []));
      const lostParts = selectors.filter((selector) => !keptParts.includes(selector));
      return lost.length > sent.length * most ? [...lostParts, ...tags] : lostParts;
    },
    [parts, MAX_LOST_SHARE] as const,
  );

/** What has moved in the screen by more than a line since the page was drawn, though nobody asked for it. */
export const movedSince = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as unknown as {
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }[];
    return shifts.flatMap(({ sources }) =>
      sources.flatMap(({ node, previousRect: from, currentRect: to }) => {
        const isFar = Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) > 16;
        return isFar && node?.parentElement?.closest('main') ? [String(node.textContent)] : [];
      }),
    );
  });

const speak = async (page: Page, host: string, code: LanguageCode): Promise<void> => {
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
  const problems = await watch(page, parts);
  const response = await page.goto(address.href);
  const title = /<title>(.*?)<\/title>/.exec((await response?.text()) ?? '')?.[1];
  await tookOverParts(page, parts);
  await expect(page.locator('#root')).toHaveAttribute('data-rendered', code);
  await expect(page.locator('html')).toHaveAttribute('lang', code === 'en' ? 'en' : 'pt-BR');
  await expect(page.locator('html')).toHaveAttribute('data-mode', mode);
  expect({ path, problems, drawnAgain: await drawnAgain(page, parts) }).toEqual({ path, problems: [], drawnAgain: [] });
  const shown = await page.title();
  expect(shown.replaceAll('&', '&amp;').replaceAll("'", '&#39;')).toBe(title);
};
