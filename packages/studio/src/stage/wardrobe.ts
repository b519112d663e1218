import { expanded, fontCss } from '@vitrine/tokens';
import type { Branding, Mode } from '@vitrine/tokens';

/** A branding, as CSS; each part is made when it is first asked for. */
export interface Clothes {
  /** Declarations of the root of a page in a mode. */
  theme: (mode: Mode) => string;
  /** A style sheet of font faces. */
  fonts: string;
}

const declarations = (style: Branding, mode: Mode): string =>
  Object.entries({
    'color-scheme': mode,
    color: 'var(--v-color-ink)',
    background: 'var(--v-color-ground)',
    ...expanded(style, mode).vars,
  })
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

const once = (make: (mode: Mode) => string): ((mode: Mode) => string) => {
  const made = new Map<Mode, string>();
  return (mode) => {
    const found = made.get(mode) ?? make(mode);
    made.set(mode, found);
    return found;
  };
};

const sewn = new WeakMap<Branding, Clothes>();

/** Sewn once for each branding, for every frame that wears it. */
export const clothesOf = (style: Branding): Clothes => {
  const found = sewn.get(style) ?? {
    theme: once((mode) => declarations(style, mode)),
    fonts: fontCss(style),
  };
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

/** No movement takes time where nobody is: a colour that is tried would else fade in, a hundred parts at once. */
const stillness = ['fast', 'base', 'slow'].map((pace) => `--v-motion-${pace}:0s`).join(';');

/** How a page wears its clothes. */
interface Manner {
  mode: Mode;
  /** Whether the page is only looked at. */
  isResting: boolean;
}

/**
 * Puts the clothes of a wardrobe on a document: as declarations of its root, for a style sheet that changes has the browser
 * look for its fonts anew and lay out every line. Font faces are a sheet, put on only when they differ.
 */
export const dresser = (page: Document): ((clothes: Clothes, manner: Manner) => void) => {
  const fonts = new (page.defaultView ?? globalThis).CSSStyleSheet();
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, fonts];
  let faces = '';
  return (clothes, { mode, isResting }) => {
    if (faces !== clothes.fonts) fonts.replaceSync(clothes.fonts);
    faces = clothes.fonts;
    page.documentElement.style.cssText = isResting ? `${clothes.theme(mode)};${stillness}` : clothes.theme(mode);
  };
};
