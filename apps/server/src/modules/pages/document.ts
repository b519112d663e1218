import { safeLink } from '@vitrine/api/rules';
import { z } from 'zod';

const longestText = 20_000;

/** Words in one language for all, or in both. */
const words = z.union([
  z
    .string()
    .max(longestText)
    .transform((en) => ({ en })),
  z.object({ en: z.string().max(longestText), pt_BR: z.string().max(longestText).optional() }),
]);

const link = z
  .string()
  .max(2000)
  .refine((url) => safeLink(url) !== null, 'it is no web address and no path of the shop');

const picture = z
  .string()
  .regex(/^\/media\/[\w./{}-]+$/, 'it is no picture of the shop: name a path that begins with /media/')
  .nullable()
  .default(null);

const origin = z
  .string()
  .max(300)
  .refine((site) => {
    const url = URL.parse(site);
    return url?.origin === site && url.protocol === 'https:';
  }, 'it is no origin such as https://partner.example');

/** The side menu: groups of links, and the sites that members are handed to with a ticket. */
export const linksDocument = z.strictObject({
  sites: z.array(origin).max(50).default([]),
  groups: z
    .array(z.strictObject({ group: words, links: z.array(z.strictObject({ text: words, url: link })).max(30) }))
    .max(12),
});

export type LinksDocument = z.output<typeof linksDocument>;

const empty = { en: '' };

/** "Who we are" (E-15). */
export const companyDocument = z.strictObject({
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
    .array(z.strictObject({ name: z.string().max(200), image: picture.unwrap().unwrap() }))
    .max(60)
    .default([]),
});

export type CompanyDocument = z.output<typeof companyDocument>;

const block = z.strictObject({
  title: words.default(empty),
  text: words.default(empty),
  image: picture,
  image_alt: words.default(empty),
  image_position: z.enum(['left', 'right']).default('left'),
  button: z.strictObject({ text: words, link }).nullable().default(null),
});

/** A campaign page. */
export const pageDocument = z.strictObject({
  title: words,
  text: words.default(empty),
  image: picture,
  image_mobile: picture,
  image_alt: words.default(empty),
  blocks: z.array(block).max(40).default([]),
});

export type PageDocument = z.output<typeof pageDocument>;
