import type { Mode } from '@vitrine/tokens';

const DARK_READER = /@media\s*\(prefers-color-scheme:\s*dark\)/g;

/** The document as a reader sees it whose device is in this mode. */
export const inMode = (html: string, mode: Mode): string =>
  html.replace(DARK_READER, mode === 'dark' ? '@media all' : '@media not all');

/** What a page uses of a document's own styles: a sheet for each of them. */
interface Adopted {
  sheet: CSSStyleSheet;
  text: string;
}

const adoptedBy = new WeakMap<Document, Adopted[]>();

/** Gives a page these style sheets. One whose text stays the same, such as that of the fonts, is not parsed again. */
const adoptStyles = (page: Document, styles: readonly string[]): void => {
  const Sheet = (page.defaultView ?? globalThis).CSSStyleSheet;
  const before = adoptedBy.get(page) ?? [];
  const adopted = styles.map((text, at) => {
    const { sheet, text: was } = before[at] ?? { sheet: new Sheet(), text: '' };
    if (was !== text) sheet.replaceSync(text);
    return { sheet, text };
  });
  if (adopted.length !== before.length) page.adoptedStyleSheets = adopted.map(({ sheet }) => sheet);
  adoptedBy.set(page, adopted);
};

let read: { html: string; page: Document } | undefined;

/** A document as it was read; once for the frames of every width, which ask one after the other. It is copied, never shown itself. */
const parsed = (html: string): Document => {
  if (read?.html !== html) read = { html, page: new DOMParser().parseFromString(html, 'text/html') };
  return read.page;
};

/**
 * Lays a document out in a page. Its styles are set one by one: the shop's pages allow none that come as text, and would have every
 * one of them reported while the text is read.
 */
export const renderDocument = (page: Document, html: string): void => {
  const { documentElement, body } = parsed(html.replaceAll(' style="', ' data-style="'));
  adoptStyles(
    page,
    [...documentElement.querySelectorAll('style')].map((style) => style.textContent),
  );
  const copy = page.importNode(body, true);
  page.documentElement.lang = documentElement.lang;
  page.body.replaceWith(copy);
  for (const element of [copy, ...copy.querySelectorAll<HTMLElement>('[data-style]')]) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
};
