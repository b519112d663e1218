import type { BrandPageState, BrandPageContent } from '@vitrine/api/client';
import { LANGUAGES, languageCodes } from '@vitrine/api/rules';

/** Fields in each language, and links. */
export const textFields = ['brand_from', 'brand_style', 'landing_modal_text', 'about_rating', 'details'] as const;
export const linkFields = ['site_url', 'instagram_url', 'facebook_url', 'tiktok_url'] as const;

export interface Difference {
  field: keyof BrandPageContent;
  /** The name of the language, where the field has one text in each. */
  language?: string;
  before: string;
  after: string;
  /** Of pictures and blocks, whose titles alone may be alike. */
  pictures?: { before: readonly string[]; after: readonly string[] };
}

/** Tags say nothing to a reader who compares two texts. */
const plain = (html: string): string => html.replaceAll(/<[^<>]*>/g, ' ').trim();

/** Pictures and blocks. */
export const partFields = [
  'logo',
  'cover_image_thumbnail',
  'list_image',
  'featured_info_block',
  'brand_style_template',
  'brand_style_images',
  'info_block',
  'calls_to_action',
  'history_image',
  'history_info_block',
  'lookbook_template',
  'lookbook_images',
] as const;

/** All pictures within a value, each at the width of a thumbnail. */
const picturesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith('/media/') ? [value.replace('{w}', '300')] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : [];
};

/** The titles within a value, in the first language that has one. */
const titlesIn = (value: unknown): string => {
  if (typeof value === 'number') return String(value);
  const entries = Array.isArray(value) ? value : [value];
  return entries
    .flatMap((entry: { title?: BrandPageContent['details'] } | string | null) =>
      typeof entry === 'object' && entry?.title ? [Object.values(entry.title).find(Boolean) ?? ''] : [],
    )
    .filter(Boolean)
    .join(' · ');
};

const partDifference = (field: (typeof partFields)[number], before: unknown, after: unknown): Difference[] =>
  JSON.stringify(before) === JSON.stringify(after)
    ? []
    : [
        {
          field,
          before: titlesIn(before),
          after: titlesIn(after),
          pictures: { before: picturesIn(before), after: picturesIn(after) },
        },
      ];

/** What a draft changes of the live page. */
export const draftDifferences = ({ live, draft }: Pick<BrandPageState, 'live' | 'draft'>): Difference[] => {
  const texts = [...textFields, 'lookbook_description' as const].flatMap((field) =>
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
  const written: Difference[] = [...texts, ...others].filter(({ before, after }) => before !== after);
  return [...written, ...partFields.flatMap((field) => partDifference(field, live[field], draft[field]))];
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
