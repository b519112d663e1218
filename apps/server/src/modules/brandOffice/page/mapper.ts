import { safeLink } from '@vitrine/api/rules';
import type { Words } from '../../../domain/content.ts';
import type { PageContent } from '../../brands/pageContent.ts';
import { cleanTexts, optional, stored } from '../texts.ts';
import type { PageTexts } from './types.ts';

const links = ['site_url', 'instagram_url', 'facebook_url', 'tiktok_url'] as const;

const wordsOf = (words: Words | null | undefined): PageTexts['details'] => ({ ...words });

/** The texts and links of a page, as its brand edits them. */
export const textsOf = ({ the_brand = {}, history }: PageContent): PageTexts => ({
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
});

/** The texts and links as they are stored. */
const storedOf = (texts: PageTexts) => ({
  brand_from: stored(texts.brand_from),
  year_established: texts.year_established,
  brand_style: stored(texts.brand_style),
  landing_modal_text: stored(cleanTexts(texts.landing_modal_text)),
  about_rating: optional(texts.about_rating),
  ...Object.fromEntries(links.map((name) => [name, texts[name] === '' ? null : texts[name]])),
});

/** The same for all who read it: a language without words is as good as none. */
const compared = (value: PageTexts[keyof PageTexts]): string =>
  JSON.stringify(typeof value === 'object' && value !== null ? optional(value) : value);

const historyWith = (page: PageContent, details: PageTexts['details']): PageContent['history'] => {
  const told = optional(cleanTexts(details));
  if (page.history) return { ...page.history, details: told ?? { en: '' } };
  return told && { details: told };
};

/** A page with other texts and links. What does not differ stays as it is stored, so that a draft names only what it changes. */
export const withTexts = (page: PageContent, texts: PageTexts): PageContent => {
  const current = textsOf(page);
  const isChanged = (name: keyof PageTexts): boolean => compared(texts[name]) !== compared(current[name]);
  const changed = Object.entries(storedOf(texts)).filter(([name]) => isChanged(name as keyof PageTexts));
  return {
    ...page,
    the_brand: { ...page.the_brand, ...Object.fromEntries(changed) },
    ...(isChanged('details') ? { history: historyWith(page, texts.details) } : {}),
  };
};
