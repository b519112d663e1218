import { languageTags } from '@vitrine/api/rules';
import type { LanguageTag } from '@vitrine/api/rules';
import { partnerNames as names, themes, wireframe } from '@vitrine/tokens';
import type { Branding, Mode } from '@vitrine/tokens';

/** Everything a story can be seen as. Toolbar, visual tests and Chromatic read these lists, and no others. */
export const brandings = { ...themes, wireframe } satisfies Record<string, Branding>;
export type Partner = keyof typeof brandings;
export const partners = Object.keys(brandings) as Partner[];

export const modes = ['light', 'dark'] as const satisfies Mode[];

/** `pseudo` is English with long, accented words: what is not translated or does not fit shows at once. */
export const locales = [...languageTags, 'pseudo'] as const;
export type Locale = (typeof locales)[number];

/** The language that a locale of the toolbar is written in: stretched English is English. */
export const languageOf = (locale: Locale): LanguageTag => (locale === 'pseudo' ? 'en' : locale);

export const densities = ['airy', 'regular', 'compact'] as const satisfies Branding['density'][];
export type Density = Branding['density'];

/** Who looks: nobody signed in, a retailer in one of four stages, or a brand's own people. */
export const stages = ['visitor', 'pre_register', 'in_review', 'pending', 'approved', 'seller'] as const;
export type Stage = (typeof stages)[number];

/** As each writes itself. */
export const partnerNames: Record<Partner, string> = { ...names, wireframe: 'Wireframe' };

const screen = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** Screens by name, for `globals: { viewport: { value: 'phone' } }`. */
export const viewports = {
  small: screen('Small phone', 320, 640, 'mobile'),
  phone: screen('Phone', 390, 844, 'mobile'),
  tablet: screen('Tablet', 768, 1024, 'tablet'),
  desktop: screen('Desktop', 1440, 900, 'desktop'),
};
export type Viewport = keyof typeof viewports;

/** The toolbar as read: what is undefined is the partner's, or the story's, own choice. */
export interface Seen {
  partner: Partner;
  locale: Locale;
  mode: Mode | undefined;
  density: Density | undefined;
  stage: Stage | undefined;
}

const oneOf = <T extends string>(list: readonly T[], value: unknown): T | undefined =>
  list.find((item) => item === value);

/** Storybook's globals, of which any may be missing or come misspelt from an address. */
export const readGlobals = (globals: Record<string, unknown>): Seen => ({
  partner: oneOf(partners, globals['partner']) ?? 'vitrine',
  locale: oneOf(locales, globals['locale']) ?? 'en',
  mode: oneOf(modes, globals['mode']),
  density: oneOf(densities, globals['density']),
  stage: oneOf(stages, globals['stage']),
});

/** The partner's document, roomier or tighter if asked. */
export const brandingOf = ({ partner, density }: Pick<Seen, 'partner' | 'density'>): Branding => {
  const style = brandings[partner];
  return density ? { ...style, density } : style;
};

export const modeOf = ({ partner, mode }: Pick<Seen, 'partner' | 'mode'>): Mode => mode ?? brandings[partner].mode;

export interface VisualMode {
  partner: Partner;
  mode: Mode;
  viewport?: Viewport;
}

interface Spread {
  partners: readonly Partner[];
  modes?: readonly Mode[];
  viewports?: readonly Viewport[];
}

/** Globals by name, such as `tropico dark` or `tropico dark phone`, in the form of `parameters.chromatic.modes`. */
export const visualModes = ({ partners: who, modes: when = modes, viewports: where }: Spread) =>
  Object.fromEntries(
    who.flatMap((partner) =>
      when.flatMap((mode) =>
        (where ?? [undefined]).map((viewport): [string, VisualMode] => [
          [partner, mode, viewport].filter(Boolean).join(' '),
          { partner, mode, ...(viewport && { viewport }) },
        ]),
      ),
    ),
  );

/** For single parts, which differ by partner in nothing but values: one picture, undisturbed by any brand. */
export const layoutAlone = visualModes({ partners: ['wireframe'], modes: ['light'] });

/** For what a partner recognises itself by: sections and Playgrounds. */
export const everyPartner = visualModes({ partners });
