import { canonicalEmail } from '@vitrine/api/rules';
import { themeNames } from '@vitrine/tokens';
import { eventSegmentsIn } from './accounts.ts';
import { brandBySlug, placedBrands } from './brands/index.ts';
import type { Calendar } from './calendar.ts';
import { accountIdOf, partnerOf } from './data/partners/index.ts';
import type { DemoPartner } from './data/partners/index.ts';
import { firstNames, lastNames } from './data/names.ts';
import { phoneIn } from './data/places.ts';
import { demoPasswordHash } from './logins.ts';
import { around } from './dice.ts';
import type { Tables } from './insert.ts';
import { shopRow, shops } from './retailers.ts';
import type { PlacedShop } from './retailers.ts';

interface Person {
  account_id: number;
  email: string;
  first_name: string;
  last_name: string;
  side: 'buyer' | 'seller';
  retailer_id: number | null;
  brand_id: number | null;
  is_staff?: boolean;
  may_add_one_unit?: boolean;
  password_changed?: boolean;
  status?: 'active' | 'inactive' | 'pending';
}

const shopIn = (accountId: number, place: number): number => {
  const found = shops.filter((shop) => shop.accountId === accountId)[place];
  if (!found) throw new Error(`No shop ${place} in account ${accountId}`);
  return found.id;
};

const buyer = (
  hash: DemoPartner['hash'],
  email: string,
  first_name: string,
  last_name: string,
  place: number,
): Person => ({
  account_id: accountIdOf(hash),
  email,
  first_name,
  last_name,
  side: 'buyer',
  retailer_id: shopIn(accountIdOf(hash), place),
  brand_id: null,
});

/** Those whose logins the welcome page names. */
const demo: readonly Person[] = [
  { ...buyer('vitrine', 'buyer@vitrine.example', 'Beatriz', 'Antunes', 0), may_add_one_unit: true },
  buyer('vitrine', 'review@vitrine.example', 'Renata', 'Coelho', 1),
  buyer('vitrine', 'pending@vitrine.example', 'Pierre', 'Delmas', 2),
  buyer('vitrine', 'new@vitrine.example', 'Nina', 'Sørensen', 3),
  {
    account_id: accountIdOf('vitrine'),
    email: 'seller@vitrine.example',
    first_name: 'Inês',
    last_name: 'Almada',
    side: 'seller',
    retailer_id: null,
    brand_id: brandBySlug('lume').id,
  },
  {
    account_id: accountIdOf('vitrine'),
    email: 'staff@vitrine.example',
    first_name: 'Simone',
    last_name: 'Keller',
    side: 'seller',
    retailer_id: null,
    brand_id: null,
    is_staff: true,
  },
  { ...buyer('vitrine', 'default@vitrine.example', 'Dário', 'Lopes', 4), password_changed: false },
  buyer('tropico', 'buyer@tropico.example', 'Thaís', 'Barbosa', 0),
  buyer('petale', 'buyer@petale.example', 'Margaux', 'Lefèvre', 0),
  buyer('signal', 'buyer@signal.example', 'Kofi', 'Mensah', 0),
];

/** The first retailer of each partner has the address `buyer@<hash>.example`. */
const emailOf = ({ id, accountId }: PlacedShop): string =>
  id === shopIn(accountId, 0) ? `buyer@${partnerOf(accountId).hash}.example` : `buyer-${id}@shops.example`;

const crowd: readonly Person[] = [
  ...shops
    .filter(({ id }) => !demo.some(({ retailer_id }) => retailer_id === id))
    .map((shop): Person => ({
      account_id: shop.accountId,
      email: emailOf(shop),
      first_name: around(firstNames, shop.id),
      last_name: around(lastNames, shop.id * 5),
      side: 'buyer',
      retailer_id: shop.id,
      brand_id: null,
    })),
  ...placedBrands
    .filter(({ slug }) => slug !== 'lume')
    .map((brand): Person => ({
      account_id: brand.accountId,
      email: `${brand.slug}@brands.example`,
      first_name: brand.founder.split(' ')[0] ?? brand.founder,
      last_name: brand.founder.split(' ').at(-1) ?? '',
      side: 'seller',
      retailer_id: null,
      brand_id: brand.id,
    })),
];

/** Colleagues of the demo's buyer and seller in each status, and of some shops. They come last: the first member acts for a company. */
const colleagues: readonly Person[] = [
  buyer('vitrine', 'tomas@harbour.example', 'Tomás', 'Antunes', 0),
  { ...buyer('vitrine', 'celia@harbour.example', 'Célia', 'Rocha', 0), status: 'inactive' },
  { ...buyer('vitrine', 'duarte@harbour.example', 'Duarte', '', 0), status: 'pending' },
  ...[3, 9, 15].map((place) =>
    buyer(
      'vitrine',
      `colleague-${shopIn(1, place)}@shops.example`,
      around(firstNames, place * 3),
      around(lastNames, place * 2),
      place,
    ),
  ),
  ...(['active', 'pending'] as const).map((status, place): Person => ({
    account_id: accountIdOf('vitrine'),
    email: `${status === 'active' ? 'showroom' : 'sales'}@lume.example`,
    first_name: place === 0 ? 'Rosa' : 'Vasco',
    last_name: place === 0 ? 'Teixeira' : '',
    side: 'seller',
    retailer_id: null,
    brand_id: brandBySlug('lume').id,
    status,
  })),
];

const [, ...partnerHashes] = themeNames;

/** Staff of each partner, who see and change its own marketplace alone. */
const partnerStaff = partnerHashes.map((hash, place): Person => ({
  account_id: accountIdOf(hash),
  email: `staff@${hash}.example`,
  first_name: around(firstNames, place * 7 + 4),
  last_name: around(lastNames, place * 5 + 2),
  side: 'seller',
  retailer_id: null,
  brand_id: null,
  is_staff: true,
}));

export const members = [...demo, ...crowd, ...colleagues, ...partnerStaff].map((person, place) => ({
  id: place + 1,
  ...person,
}));

const approved = new Set(shops.filter(({ stage }) => stage === 'approved').map(({ id }) => id));

/** People of approved retailers, but for the demo logins: those find only what they looked at themselves. */
export const visitors = members
  .slice(demo.length)
  .filter(({ retailer_id, status = 'active' }) => status === 'active' && approved.has(retailer_id ?? 0));

export const memberOf = (key: 'retailer_id' | 'brand_id', id: number) => {
  const found = members.find((member) => member[key] === id);
  if (!found) throw new Error(`Nobody acts for ${key} ${id}`);
  return found;
};

/** Where somebody works. Staff of a partner have no company; they answer in Lisbon. */
const countryOf = ({ retailer_id, brand_id }: Person): string =>
  [...shops.filter(({ id }) => id === retailer_id), ...placedBrands.filter(({ id }) => id === brand_id)][0]?.country ??
  'Portugal';

const memberRow = (person: (typeof members)[number], calendar: Calendar) => ({
  ...person,
  email: canonicalEmail(person.email),
  is_staff: person.is_staff ?? false,
  may_add_one_unit: person.may_add_one_unit ?? false,
  // An invited colleague has not chosen a password yet.
  password_hash: person.status === 'pending' ? null : demoPasswordHash,
  password_changed: person.password_changed ?? true,
  phone: phoneIn(countryOf(person), 2000 + person.id),
  status: person.status ?? 'active',
  language_code: partnerOf(person.account_id).language,
  // The one who has just registered is greeted at the first visit.
  welcome_seen_at: person.email === 'new@vitrine.example' ? null : calendar.ago(20),
  brand_tips_seen_at: person.email === 'new@vitrine.example' ? null : calendar.ago(20),
  created_at: calendar.ago(90 + person.id),
});

const visited = [
  'mare-alta',
  'nordlys',
  'casa-ferro',
  'ondine-paris',
  'kumo',
  'hollis-and-reed',
  'orsay-joaillerie',
  'terra-mia',
];

const activeSegmentIds = (accountId: number): number[] =>
  eventSegmentsIn(accountId)
    .filter(({ isActive }) => isActive)
    .map(({ id }) => id);

/** Shops and everybody who signs in. */
export const partyTables = (calendar: Calendar): Tables => ({
  retailer: shops.map((shop) => shopRow(shop, calendar)),
  member: members.map((person) => memberRow(person, calendar)),
  member_event_segment: members
    .filter(({ side }) => side === 'buyer')
    .map(({ id, account_id }) => ({ member_id: id, event_segment_id: around(activeSegmentIds(account_id), id) })),
  brand_visit: visited.map((slug, place) => ({
    member_id: 1,
    brand_id: brandBySlug(slug).id,
    visited_at: calendar.ago(1 + place * 2),
  })),
});
