import { fontCss, themeCss } from '@vitrine/tokens';
import type { Branding } from '@vitrine/tokens';

/** Style sheets of a branding. */
export interface Clothes {
  theme: string;
  fonts: string;
}

const sewn = new WeakMap<Branding, Clothes>();

/** Sewn once for each branding, for every frame that wears it. */
export const clothesOf = (style: Branding): Clothes => {
  const found = sewn.get(style) ?? { theme: themeCss(style), fonts: fontCss(style) };
  sewn.set(style, found);
  return found;
};

/** What a house wears now. Frames change by it, past React: nothing that is previewed is drawn anew for a colour. */
export interface Wardrobe {
  get: () => Clothes;
  style: () => Branding;
  wear: (style: Branding) => void;
  subscribe: (listener: () => void) => () => void;
}

export const createWardrobe = (style: Branding): Wardrobe => {
  let worn = style;
  const listeners = new Set<() => void>();
  return {
    get: () => clothesOf(worn),
    style: () => worn,
    wear: (next) => {
      if (next === worn) return;
      worn = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** Puts the clothes of a wardrobe on a document. The same font faces are not put on twice: they would be fetched anew. */
export const dresser = (page: Document): ((clothes: Clothes) => void) => {
  const view = page.defaultView ?? globalThis;
  const [fonts, theme] = [new view.CSSStyleSheet(), new view.CSSStyleSheet()];
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, fonts, theme];
  let on: Partial<Clothes> = {};
  return (clothes) => {
    if (on.fonts !== clothes.fonts) fonts.replaceSync(clothes.fonts);
    if (on.theme !== clothes.theme) theme.replaceSync(clothes.theme);
    on = clothes;
  };
};
