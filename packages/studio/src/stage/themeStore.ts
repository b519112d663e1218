import { expanded, fontCss } from '@vitrine/tokens';
import type { Branding, Mode } from '@vitrine/tokens';

/** A branding, as CSS; each part is made when it is first asked for. */
export interface ThemeCss {
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

const cssByBranding = new WeakMap<Branding, ThemeCss>();

/** Made once for each branding, for every frame that shows it. */
export const themeCssOf = (style: Branding): ThemeCss => {
  const found = cssByBranding.get(style) ?? {
    theme: once((mode) => declarations(style, mode)),
    fonts: fontCss(style),
  };
  cssByBranding.set(style, found);
  return found;
};

/** The theme of a brand draft as it is now. Frames change by it, past React: nothing that is previewed is drawn again for a colour. */
export interface ThemeStore {
  get: () => ThemeCss;
  style: () => Branding;
  set: (style: Branding) => void;
  subscribe: (listener: () => void) => () => void;
}

export const createThemeStore = (style: Branding): ThemeStore => {
  let current = style;
  const listeners = new Set<() => void>();
  return {
    get: () => themeCssOf(current),
    style: () => current,
    set: (next) => {
      if (next === current) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** Nothing moves on a page that is only looked at: a colour that is tried would fade in on a hundred parts at once. */
const noMotion = ['fast', 'base', 'slow'].map((pace) => `--v-motion-${pace}:0s`).join(';');

/** What else decides how a page shows its theme. */
interface PageState {
  mode: Mode;
  /** Whether the page is only looked at. */
  isResting: boolean;
}

/**
 * Puts the themeCss of a themeStore on a document: as declarations of its root, for a style sheet that changes has the browser
 * look for its fonts again and lay out every line. Font faces are a sheet, put on only when they differ.
 */
export const createThemeApplier = (page: Document): ((themeCss: ThemeCss, state: PageState) => void) => {
  const fonts = new (page.defaultView ?? globalThis).CSSStyleSheet();
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, fonts];
  let faces = '';
  return (themeCss, { mode, isResting }) => {
    if (faces !== themeCss.fonts) fonts.replaceSync(themeCss.fonts);
    faces = themeCss.fonts;
    page.documentElement.style.cssText = isResting ? `${themeCss.theme(mode)};${noMotion}` : themeCss.theme(mode);
  };
};
