import { createIntl } from 'react-intl';
import { LANGUAGES } from '@vitrine/api/rules';
import type { LanguageCode } from '@vitrine/api/rules';
import type { BroughtQuery } from '../../shared/config/boot.ts';
import { ENTRY_TOKEN } from '../../shared/config/entryToken.ts';
import { landingHeroes } from '../../shared/mappers/landing.ts';
import type { Services } from '../../shared/queries/services.ts';
import { loadCatalogue, type Catalogue } from '../catalogue.ts';
import { rewriteEventPath } from '../rewriteEventPath.ts';
import { completeWords, findScreen } from '../screenOf.ts';
import type { PageFacts, Translate } from './publicScreen.ts';
import { distinctScreens, publicScreenAt, publicScreens } from './publicScreens.ts';
import { answersIn, drawnAt, renderMarkup } from './render.tsx';
import { belowBrand } from './screens/belowBrand.ts';
import { createServerServices, type ServerOptions } from './services.ts';

export { programsAt } from './programs.ts';
export { openUserPage } from './userPage.ts';

interface Visit extends ServerOptions {
  /** As `publicPath` returned it. */
  path: string;
  /** Cleans HTML that somebody wrote (D-137). */
  cleanHtml: (html: string) => string;
}

interface PublicPage {
  facts: PageFacts;
  /** The answers of the screen's queries, for the page's boot data. */
  queries: BroughtQuery[];
  /** Path of the screen's source file, as the build's manifest names it. */
  program: string;
  /** Parts of the catalogue that the screen's words are in. */
  words: string[];
  render: (signal: AbortSignal) => Promise<string>;
}

const base = 'http://shop.invalid';

const withoutSlash = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

/** The path to open for an address; null when its screen is for signed-in users, or shows something else for this query. */
export const publicPath = (address: string): string | null => {
  const { pathname, searchParams } = new URL(address, base);
  const found = findScreen(pathname)?.entry.path ?? '';
  if (found in belowBrand) return withoutSlash(pathname);
  const screen = publicScreens[found];
  // A token leaves the address before anything is shown (D-134): such a page comes without markup.
  if (!screen || rewriteEventPath(pathname) !== null || searchParams.has(ENTRY_TOKEN)) return null;
  return screen.without?.some((name) => searchParams.has(name)) ? null : withoutSlash(pathname);
};

const translateBy = (catalogue: Catalogue, language: LanguageCode): Translate => {
  const intl = createIntl({ locale: LANGUAGES[language].tag, defaultLocale: 'en', messages: catalogue.get() });
  return (id, values) => intl.formatMessage({ id }, values);
};

/** The first picture of the front page, for screens that have none of their own. It is not shown, so the page does not bring its query. */
const accountPicture = async ({ client }: Services): Promise<string | null> =>
  landingHeroes((await client.landing.content()).data.hero).find(({ image }) => image)?.image ?? null;

/** Reads the data of a public screen for a visitor; null for any other address. Rejects if a query fails, such as one for a missing brand. */
export const openPage = async ({ path, cleanHtml, ...options }: Visit): Promise<PublicPage | null> => {
  const { boot, language } = options;
  const { entry, params = {} } = findScreen(path, boot) ?? {};
  const screen = publicScreenAt(entry?.path ?? '', boot);
  const services = createServerServices(options);
  await belowBrand[entry?.path ?? '']?.({ services, params });
  // A screen that leads a visitor elsewhere shows nothing of its own.
  if (!entry || !screen || (entry.guard?.(services, params, '') ?? null) !== null) return null;
  const catalogue = await loadCatalogue(language, boot.account.texts);
  await completeWords(entry.words, catalogue);
  const facts = await screen.read({ services, params, path, t: translateBy(catalogue, language) });
  if (!facts) return null;
  const page = drawnAt(path, { services, catalogue, cleanHtml });
  return {
    facts: { ...facts, image: facts.image || (await accountPicture(services)) },
    queries: answersIn(services.queryClient),
    program: screen.program,
    words: entry.words === 'first' ? ['first'] : ['first', 'rest'],
    render: (signal) => renderMarkup(page, signal),
  };
};

/** Paths of all public pages of an account, in the order of the map of screens. */
export const listPages = async (options: ServerOptions): Promise<string[]> => {
  const services = createServerServices(options);
  return [...new Set((await Promise.all(distinctScreens.map(({ list }) => list(services)))).flat())];
};
