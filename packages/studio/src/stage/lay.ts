import type { Mode } from '@vitrine/tokens';

const DARK_READER = /@media\s*\(prefers-color-scheme:\s*dark\)/g;

/** The document as a reader sees it whose device is in this mode. */
export const inMode = (html: string, mode: Mode): string =>
  html.replace(DARK_READER, mode === 'dark' ? '@media all' : '@media not all');

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** One sheet for all the styles a document brings: replaced, never added to. */
const sheetOf = (page: Document): CSSStyleSheet => {
  const known = sheets.get(page);
  if (known) return known;
  const made = new (page.defaultView ?? globalThis).CSSStyleSheet();
  page.adoptedStyleSheets = [made];
  sheets.set(page, made);
  return made;
};

/** Lays a document out in a page. Its styles are set one by one: the shop's pages allow none that come as text. */
export const lay = (page: Document, html: string): void => {
  const { documentElement, body } = new DOMParser().parseFromString(html, 'text/html');
  const styles = [...documentElement.querySelectorAll('style')].map((style) => style.textContent);
  sheetOf(page).replaceSync(styles.join('\n'));
  const copy = page.importNode(body, true);
  page.documentElement.lang = documentElement.lang;
  page.body.replaceWith(copy);
  for (const element of [copy, ...copy.querySelectorAll<HTMLElement>('[style]')])
    element.style.cssText = element.getAttribute('style') ?? '';
};
