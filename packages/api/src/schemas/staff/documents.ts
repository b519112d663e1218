import { z } from 'zod';
import { heroStyles, heroTemplate } from '../shop/landing.ts';
import { calendarDate, slug } from '../shared/common.ts';
import { anyLink as link, picturePath } from '../shared/pictures.ts';
import { settings } from './accountSettings.ts';
import { categoriesOf, segmentsOf } from './assortment.ts';
import type { LocalizedWords } from './words.ts';

type WordsSchema = z.ZodType<LocalizedWords, LocalizedWords>;

const empty: LocalizedWords = { en: '' };

const picture = picturePath.nullable().default(null);

const origin = z
  .string()
  .max(300)
  .refine(
    (site) => {
      const url = URL.parse(site);
      return url?.origin === site && url.protocol === 'https:';
    },
    { error: 'it is no origin such as https://partner.example', params: { reason: 'origin' } },
  );

const linksOf = (words: WordsSchema) =>
  z.strictObject({
    /** Sites that members are handed to with a ticket. */
    sites: z.array(origin).max(50).default([]),
    groups: z
      .array(z.strictObject({ group: words, links: z.array(z.strictObject({ text: words, url: link })).max(30) }))
      .max(12),
  });

/** Tags and sizes, which products and brands keep in one language. */
const namesOf = (words: WordsSchema) =>
  z.strictObject({
    names: z
      .array(z.strictObject({ name: z.string().trim().min(1).max(120), shown: words.default(empty) }))
      .max(500)
      .default([])
      .refine((names) => new Set(names.map(({ name }) => name)).size === names.length, {
        error: 'a name is there twice',
        params: { reason: 'twice' },
      }),
  });

const companyOf = (words: WordsSchema) =>
  z.strictObject({
    main_title: words,
    main_image: picture,
    main_image_alt: words.default(empty),
    description: words.default(empty),
    banner: picture,
    banner_alt: words.default(empty),
    title: words.default(empty),
    our_values_title_1: words.default(empty),
    our_values_text_1: words.default(empty),
    our_values_title_2: words.default(empty),
    our_values_text_2: words.default(empty),
    our_values_title_3: words.default(empty),
    our_values_text_3: words.default(empty),
    our_partners_title: words.default(empty),
    our_partners_text: words.default(empty),
    find_out_more_title: words.default(empty),
    find_out_more_text: words.default(empty),
    partners: z
      .array(z.strictObject({ name: z.string().max(200), image: picturePath }))
      .max(60)
      .default([]),
  });

const blockOf = (words: WordsSchema) =>
  z.strictObject({
    title: words.default(empty),
    text: words.default(empty),
    image: picture,
    image_alt: words.default(empty),
    image_position: z.enum(['left', 'right']).default('left'),
    button: z.strictObject({ text: words, link }).nullable().default(null),
  });

const pageOfCampaign = (words: WordsSchema) =>
  z
    .strictObject({
      title: words,
      /** Visitors see the page from this day on, its last day included; null leaves a side open. */
      shown_from: calendarDate.nullable().default(null),
      shown_until: calendarDate.nullable().default(null),
      text: words.default(empty),
      image: picture,
      image_mobile: picture,
      image_alt: words.default(empty),
      blocks: z.array(blockOf(words)).max(40).default([]),
    })
    .refine(({ shown_from, shown_until }) => !shown_from || !shown_until || shown_from <= shown_until, {
      path: ['shown_until'],
      error: 'it is before the first day',
      params: { reason: 'daysSwapped' },
    });

const landingOf = (words: WordsSchema) =>
  z.strictObject({
    our_platform_text: words.default(empty),
    our_brands_text: words.default(empty),
    our_retailers_text: words.default(empty),
    request_a_demo_text: words.default(empty),
    subscribe: words.default(empty),
  });

const buttonOf = (words: WordsSchema) =>
  z.strictObject({
    text: words,
    color: z.enum(['primary', 'secondary']).default('primary'),
    type: z.enum(['register', 'login', 'link']),
    /** Only of a button that is a link. */
    link: link.nullable().default(null),
  });

const heroDocumentOf = (words: WordsSchema) =>
  z.strictObject({
    template: heroTemplate.default('C'),
    title: words,
    text: words.default(empty),
    logo: picture,
    image: picture,
    image_mobile: picture,
    image_alt: words.default(empty),
    styles: heroStyles.default({}),
    buttons: z.array(buttonOf(words)).max(2).default([]),
    about_title: words.default(empty),
    about_text: words.default(empty),
    /** Of an event segment; null for a hero of the landing page alone. */
    segment: slug.nullable().default(null),
    show_landing_page: z.boolean().default(true),
    /** Lower numbers come first. */
    position: z.int().min(0).max(1000).default(0),
  });

const endsAfterItStarts = ({ starts_on, ends_on }: { starts_on: string | null; ends_on: string | null }): boolean =>
  ends_on === null || (starts_on !== null && starts_on <= ends_on);

const lastDay = {
  path: ['ends_on'],
  error: 'it is before the first day, or there is no first day',
  params: { reason: 'lastDay' },
};

/** Its segments name it. */
const eventOf = (words: WordsSchema) =>
  z
    .strictObject({
      name: words,
      logo: picture,
      starts_on: calendarDate.nullable().default(null),
      /** Its last day; null for an event of one day. */
      ends_on: calendarDate.nullable().default(null),
    })
    .refine(endsAfterItStarts, lastDay);

const segmentOf = (words: WordsSchema) =>
  z
    .strictObject({
      name: words,
      /** Slug of its event; null for a segment that is open to everybody. */
      event: slug.nullable().default(null),
      /** Its event shows it, and linked users enter it. Without an event it says nothing. */
      is_active: z.boolean().default(true),
      /** Within the days of its event. After the last one the shop does not show it. */
      starts_on: calendarDate.nullable().default(null),
      /** Null for a segment of one day. */
      ends_on: calendarDate.nullable().default(null),
      image_tag: picture,
      /** Slugs of its brands. */
      brands: z.array(slug).max(1000).default([]),
    })
    .refine(endsAfterItStarts, lastDay);

/** The documents of an account by kind, with a schema for words of its own: files may give a plain text. */
export const documentsWith = (words: WordsSchema) => ({
  settings,
  landing: landingOf(words),
  hero: heroDocumentOf(words),
  links: linksOf(words),
  segments: segmentsOf(words),
  categories: categoriesOf(words),
  names: namesOf(words),
  company: companyOf(words),
  page: pageOfCampaign(words),
  /** HTML. */
  terms: z.strictObject({ text: words.default(empty) }),
  privacy: z.strictObject({ text: words.default(empty) }),
  event: eventOf(words),
  segment: segmentOf(words),
});
