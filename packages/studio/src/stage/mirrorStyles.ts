const SHEETS = 'style, link[rel~="stylesheet"]';

/** The theme of the page around, which a server or a workshop has written into it. */
const isTheme = (sheet: HTMLElement): boolean =>
  sheet.localName === 'style' && (sheet.nonce !== '' || sheet.id.startsWith('vitrine-'));

/** A sheet that is taken away on its way never says that it came: no page waits for one longer than this. */
const PATIENCE_MS = 5000;

const loaded = (sheet: HTMLElement): Promise<void> =>
  sheet.localName === 'style'
    ? Promise.resolve()
    : new Promise((resolve) => {
        sheet.addEventListener('load', () => resolve(), { once: true });
        sheet.addEventListener('error', () => resolve(), { once: true });
        setTimeout(resolve, PATIENCE_MS);
      });

/**
 * Gives a frame's page the style sheets of the page around it, now and whenever more arrive, as with a part of the program
 * that is loaded late. The theme of the page around is left out unless `keepsTheme`. Resolves when the first ones are there; `stop` ends it.
 */
export const mirrorStyles = (
  source: Document,
  page: Document,
  keepsTheme = false,
): { ready: Promise<unknown>; stop: () => void } => {
  const copies = new Map<Element, HTMLElement>();
  const copy = (sheet: HTMLElement): Promise<void> => {
    const known = copies.get(sheet);
    if (known) {
      if (known.textContent !== sheet.textContent) known.textContent = sheet.textContent;
      return Promise.resolve();
    }
    const made = page.importNode(sheet, true);
    copies.set(sheet, made);
    const arrival = loaded(made);
    page.head.append(made);
    return arrival;
  };
  const sync = () => {
    const sheets = [...source.head.querySelectorAll<HTMLElement>(SHEETS)].filter(
      (sheet) => keepsTheme || !isTheme(sheet),
    );
    for (const [sheet, made] of copies) {
      if (sheet.isConnected) continue;
      made.remove();
      copies.delete(sheet);
    }
    return Promise.all(sheets.map(copy));
  };
  // Anyone who writes styles in the frame by script may do so as in the page around it.
  const pass = source.head.querySelector('meta[property=csp-nonce]');
  if (pass) page.head.append(page.importNode(pass, true));
  const observer = new MutationObserver(() => void sync());
  observer.observe(source.head, { childList: true, subtree: true, characterData: true });
  return { ready: sync(), stop: () => observer.disconnect() };
};
