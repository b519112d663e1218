import { PAGE_HISTORY_FIELDS, safeLink } from '@vitrine/api/rules';
import type { Words } from '../../../domain/content.ts';
import type { LivePage, PageContent } from '../../shop/brands/pageContent.ts';
import { cleanTexts, optional, stored } from '../texts.ts';
import type { Texts } from '../texts.ts';
import { partsOf, storedParts } from './parts.ts';
import type { EditedPage } from './types.ts';

const links = ['site_url', 'instagram_url', 'facebook_url', 'tiktok_url'] as const;

const wordsOf = (words: Words | null | undefined): EditedPage['details'] => ({ ...words });

/** A page as its brand edits it. */
export const editedPage = (page: LivePage): EditedPage => {
  const { the_brand = {}, history } = page;
  return {
    ...partsOf(page),
    brand_from: wordsOf(the_brand.brand_from),
    year_established: the_brand.year_established ?? null,
    brand_style: wordsOf(the_brand.brand_style),
    landing_modal_text: wordsOf(the_brand.landing_modal_text),
    about_rating: wordsOf(the_brand.about_rating),
    details: wordsOf(history?.details),
    site_url: safeLink(the_brand.site_url) ?? '',
    instagram_url: safeLink(the_brand.instagram_url) ?? '',
    facebook_url: safeLink(the_brand.facebook_url) ?? '',
    tiktok_url: safeLink(the_brand.tiktok_url) ?? '',
  };
};

/** The page as it is stored. */
const storedPage = (page: LivePage, edited: EditedPage) => {
  const { pictures, the_brand, calls_to_action, history } = storedParts(page, edited);
  return {
    page: { ...pictures, calls_to_action },
    the_brand: {
      ...the_brand,
      brand_from: stored(edited.brand_from),
      year_established: edited.year_established,
      brand_style: stored(edited.brand_style),
      landing_modal_text: stored(cleanTexts(edited.landing_modal_text)),
      about_rating: optional(edited.about_rating),
      ...Object.fromEntries(links.map((name) => [name, edited[name] === '' ? null : edited[name]])),
    },
    history: { ...history, details: optional(cleanTexts(edited.details)) ?? { en: '' } },
  };
};

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && ('en' in value || 'pt_BR' in value);

/** The same for all who read it: a language without words is as good as none. */
const compared = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => (isTexts(part) ? optional(part) : part));

const ofHistory: ReadonlySet<string> = new Set<keyof EditedPage>(PAGE_HISTORY_FIELDS);

/** A page with what was edited. What does not differ stays as it is stored, so that a draft names only what it changes. */
export const withEdited = (page: LivePage, edited: EditedPage): LivePage => {
  const current = editedPage(page);
  const changed = new Set<string>(
    (Object.keys(current) as (keyof EditedPage)[]).filter((name) => compared(edited[name]) !== compared(current[name])),
  );
  const only = <Fields extends object>(fields: Fields): Partial<Fields> =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => changed.has(name))) as Partial<Fields>;
  const written = storedPage(page, edited);
  const history: Pick<PageContent, 'history'> = [...changed].some((name) => ofHistory.has(name))
    ? { history: { ...page.history, ...written.history } }
    : {};
  return { ...page, ...only(written.page), the_brand: { ...page.the_brand, ...only(written.the_brand) }, ...history };
};
