import { countries, menu } from '@vitrine/server/seed';
import { themes } from '@vitrine/tokens';
import { companyOf } from './companyPages.ts';
import { houses } from './data/partners/index.ts';
import type { DemoPartner } from './data/partners/index.ts';
import { eventSegments, events, shelvesOfTheTrade } from './data/taxonomy.ts';
import { heroesOfEvents, landingHeroes } from './heroes.ts';
import type { Tables } from './insert.ts';
import { goodsPicture, logoPicture } from './picturePaths.ts';

/** Who shouts in headlines shouts in the logo. */
const wordmark = (house: DemoPartner, colour: string): string => {
  const name = themes[house.hash].type.displayCase === 'uppercase' ? house.name.toUpperCase() : house.name;
  return logoPicture(name, house.mark[0], house.mark[1], colour);
};

const accountRows = houses.map((house, place) => ({
  id: place + 1,
  hash: house.hash,
  name: house.name,
  title: house.title,
  logo: wordmark(house, house.ink),
  logo_dark: wordmark(house, house.paper),
  powered_by: house.hash !== 'vitrine',
  language_code: house.hash === 'tropico' ? 'pt_BR' : 'en',
  style: themes[house.hash],
  texts: {},
  settings: { support_email: house.support, copyright_year: 2025, carrier_name: house.carrier, admin_url: null },
  landing: house.landing,
  terms: house.terms,
  privacy: house.privacy,
  company: companyOf(house),
}));

const hostRows = houses.map(({ hash }, place) => ({ host: `${hash}.localhost`, account_id: place + 1 }));

/** Everything an account has of its own: `make` gets the account's number, and rows count on from account to account. */
const forEach = <T extends object>(make: (house: DemoPartner, accountId: number) => T[]): (T & { id: number })[] =>
  houses.flatMap((house, place) => make(house, place + 1)).map((row, place) => ({ id: place + 1, ...row }));

const segmentRows = houses.flatMap((_, place) =>
  menu.map((segment, position) => ({ account_id: place + 1, ...segment, position: position + 1 })),
);

const categoryRows = forEach((_, account_id) =>
  shelvesOfTheTrade.map(({ slug, name, kind, colour }, place) => ({
    account_id,
    name,
    slug,
    image: goodsPicture({ kind, fabric: 'plain', colour, extraColour: '#f3ead9', seed: 100 + place, view: 'front' }),
  })),
);

const eventRows = forEach((house, account_id) =>
  events.map(({ name, slug }) => ({
    account_id,
    name,
    slug,
    logo: logoPicture(name, house.mark[0], 'framed', house.ink),
  })),
);

const eventSegmentRows = forEach((_, account_id) =>
  eventSegments.map(({ event, ...segment }) => ({
    account_id,
    event_id: eventRows.find((row) => row.account_id === account_id && row.slug === event)?.id ?? null,
    ...segment,
    image_tag: null,
  })),
);

const segmentId = (accountId: number, slug: string): number | null =>
  eventSegmentRows.find((row) => row.account_id === accountId && row.slug === slug)?.id ?? null;

const heroRows = forEach((house, account_id) => [
  ...landingHeroes(house, account_id),
  ...heroesOfEvents(house, account_id, (slug) => segmentId(account_id, slug)),
]);

/** The partner accounts with their looks, words, menu, events and heroes. */
export const accountTables: Tables = {
  account: accountRows,
  account_host: hostRows,
  location: countries.map(([code, name], place) => ({ id: place + 1, code, name })),
  segment: segmentRows,
  category: categoryRows,
  event: eventRows,
  event_segment: eventSegmentRows,
  hero: heroRows,
};

/** Ids by account and slug, for those who refer to them. */
export const categoryId = (accountId: number, slug: string): number => {
  const found = categoryRows.find((row) => row.account_id === accountId && row.slug === slug);
  if (!found) throw new Error(`No category ${slug} in account ${accountId}`);
  return found.id;
};

/** The segments of an account, and which of them belong to an active event. */
export const eventSegmentsIn = (accountId: number): { id: number; slug: string; isActive: boolean }[] =>
  eventSegmentRows
    .filter((row) => row.account_id === accountId)
    .map(({ id, slug, is_active_event }) => ({ id, slug, isActive: is_active_event }));
