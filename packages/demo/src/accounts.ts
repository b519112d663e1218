import { countries, menu } from '@vitrine/server/seed';
import { themes } from '@vitrine/tokens';
import type { Calendar } from './calendar.ts';
import { companyOf } from './companyPages.ts';
import { partners } from './data/partners/index.ts';
import type { DemoPartner } from './data/partners/index.ts';
import { namesOfGoods } from './data/portuguese.ts';
import { eventSegments, events, shelvesOfTheTrade } from './data/taxonomy.ts';
import { heroesOfEvents, landingHeroes } from './heroes.ts';
import type { Tables } from './insert.ts';
import { goodsPicture, logoPicture } from './picturePaths.ts';

/** Who shouts in headlines shouts in the logo. */
const wordmark = (partner: DemoPartner, colour: string): string => {
  const name = themes[partner.hash].type.displayCase === 'uppercase' ? partner.name.toUpperCase() : partner.name;
  return logoPicture(name, partner.mark[0], partner.mark[1], colour);
};

const accountRow = (partner: DemoPartner, place: number, year: number) => ({
  id: place + 1,
  hash: partner.hash,
  name: partner.name,
  title: partner.title,
  logo: wordmark(partner, partner.ink),
  logo_dark: wordmark(partner, partner.paper),
  powered_by: partner.hash !== 'vitrine',
  language_code: partner.language,
  style: themes[partner.hash],
  texts: {},
  names: Object.fromEntries(namesOfGoods.map((names) => [names[partner.language], names])),
  settings: { support_email: partner.support, copyright_year: year, carrier_name: partner.carrier, admin_url: null },
  landing: partner.landing,
  terms: partner.terms,
  privacy: partner.privacy,
  company: companyOf(partner),
});

const hostRows = partners.map(({ hash }, place) => ({ host: `${hash}.localhost`, account_id: place + 1 }));

/** Everything an account has of its own: `make` gets the account's number, and rows count on from account to account. */
const forEach = <T extends object>(make: (partner: DemoPartner, accountId: number) => T[]): (T & { id: number })[] =>
  partners.flatMap((partner, place) => make(partner, place + 1)).map((row, place) => ({ id: place + 1, ...row }));

const segmentRows = partners.flatMap((_, place) =>
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

const eventRows = forEach((partner, account_id) =>
  events.map(({ name, names, slug }) => ({
    account_id,
    name,
    names,
    slug,
    logo: logoPicture(name, partner.mark[0], 'framed', partner.ink),
  })),
);

const isHoliday = (date: string): boolean => date.slice(5) >= '12-18' || date.slice(5) <= '01-06';

/** A fair that is still to come waits until Christmas and New Year are over: nobody holds one then. */
const datesOf = (slug: string, calendar: Calendar) => {
  const { starts: planned, days } = events.find((event) => event.slug === slug) ?? { starts: 0, days: 1 };
  const daysFrom = (starts: number) => [calendar.date(starts), calendar.date(starts + days - 1)] as const;
  let starts = planned;
  while (starts > 0 && daysFrom(starts).some(isHoliday)) starts += 1;
  const [starts_on, ends_on] = daysFrom(starts);
  return { starts_on, ends_on };
};

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

const heroRows = forEach((partner, account_id) => [
  ...landingHeroes(partner, account_id),
  ...heroesOfEvents(partner, account_id, (slug) => segmentId(account_id, slug)),
]);

/** The partner accounts with their looks, words, menu, events and heroes. */
export const accountTables = (calendar: Calendar): Tables => ({
  account: partners.map((partner, place) => accountRow(partner, place, calendar.year)),
  account_host: hostRows,
  location: countries.map(([code, name], place) => ({ id: place + 1, code, name })),
  segment: segmentRows,
  category: categoryRows,
  event: eventRows.map((row) => ({ ...row, ...datesOf(row.slug, calendar) })),
  event_segment: eventSegmentRows,
  hero: heroRows,
});

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
