import { addressForm, hasStates } from '@vitrine/api/rules';
import { FACE_NAMES } from '@vitrine/server/lettering';
import { countries } from '@vitrine/server/seed';
import type { Calendar } from './calendar.ts';
import { partners } from './data/partners/index.ts';
import type { ShopSketch } from './data/shops.ts';
import { firstNames, lastNames } from './data/names.ts';
import { phoneIn, states, streetsOf } from './data/places.ts';
import { namesOf } from './data/portuguese.ts';
import { around } from './dice.ts';
import { logoPicture } from './picturePaths.ts';
import { w } from './words.ts';

type Stage = 'pre_register' | 'in_review' | 'pending' | 'approved';
export interface PlacedShop extends ShopSketch {
  id: number;
  accountId: number;
  stage: Stage;
  address: Record<string, string>;
}

const locationId = (country: string): number => countries.findIndex(([, name]) => name === country) + 1;

const stages: readonly Stage[] = ['approved', 'in_review', 'pending', 'pre_register'];
/** The first four retailers of Vitrine have one stage each; of the others, most are approved. */
const stageOf = (place: number, accountId: number): Stage =>
  accountId === 1 && place < 4 ? around(stages, place) : place % 9 === 8 ? around(stages, 1 + (place % 3)) : 'approved';

const addressOf = ({ name, town, country }: ShopSketch, id: number): Record<string, string> => ({
  to: name,
  contact: `${around(firstNames, id * 5)} ${around(lastNames, id * 7)}`,
  address: around(streetsOf(country), id).replace('{}', String(12 + ((id * 17) % 180))),
  city: town,
  state: hasStates(country) ? (states[town] ?? town) : '',
  zip_code: addressForm(country)?.example ?? String(10_000 + ((id * 7919) % 89_999)),
  country,
  phone_number: phoneIn(country, 1000 + id),
});

export const shops: readonly PlacedShop[] = partners
  .flatMap((partner, index) =>
    partner.shops.map((shop, place) => ({ ...shop, accountId: index + 1, stage: stageOf(place, index + 1) })),
  )
  .map((shop, place) => ({ ...shop, id: place + 1, address: addressOf(shop, place + 1) }));

export const shopRow = (shop: PlacedShop, calendar: Calendar) => ({
  id: shop.id,
  account_id: shop.accountId,
  name: shop.name,
  logo: logoPicture(
    shop.name,
    around(FACE_NAMES, shop.id * 3),
    around(['plain', 'spaced', 'framed'] as const, shop.id),
  ),
  stage: shop.stage,
  is_featured: shop.stage === 'approved' && shop.id % 4 === 1,
  hide_find_retailers: shop.id % 13 === 7,
  facebook: shop.id % 2 === 0 ? `https://www.facebook.com/shop-${shop.id}.example` : null,
  instagram: `https://www.instagram.com/shop-${shop.id}.example`,
  website: `https://shop-${shop.id}.example`,
  year_established: 1975 + ((shop.id * 11) % 48),
  about: w(shop.en, shop.pt),
  first_request_text: w(
    `${shop.name} in ${shop.town} would like to see your collection.`,
    `${shop.name}, em ${namesOf(shop.town).pt_BR}, gostaria de ver a sua coleção.`,
  ),
  location_ids: [locationId(shop.country)],
  domain_ids: [1 + (shop.id % 5)],
  billing: shop.stage === 'approved' ? { ...shop.address, tax_id: `VAT ${100_000 + shop.id * 37}` } : null,
  shipping: shop.stage === 'approved' ? shop.address : null,
  created_at: calendar.ago(30 + ((shop.id * 29) % 600)),
});
