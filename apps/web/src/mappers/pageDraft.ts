import type { BrandPageState, BrandPageTexts } from '@vitrine/api/client';
import { LANGUAGES, languageCodes } from '@vitrine/api/rules';

/** Fields in each language, and links. */
export const textFields = ['brand_from', 'brand_style', 'landing_modal_text', 'about_rating', 'details'] as const;
export const linkFields = ['site_url', 'instagram_url', 'facebook_url', 'tiktok_url'] as const;

/** The page as its form holds it. */
export type PageDraft = Omit<BrandPageTexts, 'year_established'> & { year_established: string };

export const pageDraftOf = (texts: BrandPageTexts): PageDraft => ({
  ...texts,
  year_established: String(texts.year_established ?? ''),
});

export const inputOf = (draft: PageDraft): BrandPageTexts => ({
  ...draft,
  year_established: draft.year_established.trim() === '' ? null : Number(draft.year_established),
});

export interface Difference {
  field: keyof BrandPageTexts;
  /** The name of the language, where the field has one text in each. */
  language?: string;
  before: string;
  after: string;
}

/** Tags say nothing to a reader who compares two texts. */
const plain = (html: string): string => html.replaceAll(/<[^<>]*>/g, ' ').trim();

/** What a draft changes in the texts and links of the live page. */
export const draftDifferences = ({ live, draft }: Pick<BrandPageState, 'live' | 'draft'>): Difference[] => {
  const texts = textFields.flatMap((field) =>
    languageCodes.map((code) => ({
      field,
      language: LANGUAGES[code].name,
      before: plain(live[field][code] ?? ''),
      after: plain(draft[field][code] ?? ''),
    })),
  );
  const others = (['year_established', ...linkFields] as const).map((field) => ({
    field,
    before: String(live[field] ?? ''),
    after: String(draft[field] ?? ''),
  }));
  return [...texts, ...others].filter(({ before, after }) => before !== after);
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A moment as a field for day and hour holds it, in the time zone of its reader. */
export const localMoment = (moment: Date): string => {
  const day = [moment.getFullYear(), twoDigits(moment.getMonth() + 1), twoDigits(moment.getDate())].join('-');
  return `${day}T${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
};

/** The moment of such a field for the wire; null while it is not whole. */
export const momentOf = (local: string): string | null => {
  const moment = new Date(local);
  return local === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
};
