import { isReservedSlug } from './reservedSlugs.ts';

/** The kinds of documents an account edits. */
export const CONTENT_KINDS = [
  'settings',
  'landing',
  'hero',
  'links',
  'segments',
  'categories',
  'names',
  'company',
  'page',
  'terms',
  'privacy',
  'event',
  'segment',
] as const;

export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Documents an account has once, by name. */
const SINGLE: Readonly<Record<string, ContentKind>> = {
  settings: 'settings',
  landing: 'landing',
  links: 'links',
  segments: 'segments',
  categories: 'categories',
  names: 'names',
  whoweare: 'company',
  terms: 'terms',
  privacy: 'privacy',
};

/** Addresses that are for campaign pages alone. Staff add others. */
export const CAMPAIGN_PAGES = ['hkhparis', 'connectedcollaboration', 'totheworld'] as const;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_SLUG = 80;

export const isContentSlug = (slug: string): boolean => slug.length <= LONGEST_SLUG && SLUG.test(slug);

const LONGEST_PLAIN = 60;

/** A name in plain letters, as the last part of an address; empty for a name without any. */
export const plainSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, LONGEST_PLAIN)
    .replace(/-$/, '');

/** Kinds of which an account has many, named `hero.resort-week`; a page has its slug alone. */
export const NUMEROUS_KINDS = ['event', 'segment', 'hero'] as const;

/** A campaign page may not have this address: the shop or another document of the account has it. */
export const isReservedPageSlug = (slug: string): boolean =>
  Object.hasOwn(SINGLE, slug) || (isReservedSlug(slug) && !CAMPAIGN_PAGES.some((own) => own === slug));

/** Where a day is beside the days on which visitors see a page. Calendar dates compare as texts; null is open. */
export const phaseOfDays = (
  { shown_from, shown_until }: { shown_from: string | null; shown_until: string | null },
  today: string,
): 'upcoming' | 'open' | 'over' => {
  if (shown_from !== null && today < shown_from) return 'upcoming';
  return shown_until !== null && shown_until < today ? 'over' : 'open';
};

/** Kind and slug of a document: `hero.resort-week` is a hero, `totheworld` a page. Undefined for what is no name. */
export const parseContentName = (name: string): { kind: ContentKind; slug: string } | undefined => {
  const single = Object.hasOwn(SINGLE, name) ? SINGLE[name] : undefined;
  if (single) return { kind: single, slug: name };
  const [first = '', rest] = name.split(/\.(.*)/s, 2);
  const kind = rest === undefined ? 'page' : NUMEROUS_KINDS.find((known) => known === first);
  const slug = rest ?? first;
  return kind && isContentSlug(slug) ? { kind, slug } : undefined;
};

/** Single documents in the order in which staff see them. */
export const SINGLE_CONTENT = Object.keys(SINGLE);

/** Whether a document of this kind can be removed: every account has the others. */
export const isRemovable = (kind: ContentKind): boolean =>
  kind === 'page' || NUMEROUS_KINDS.some((one) => one === kind);
