import { placedBrands, unpublished } from './brands/index.ts';
import type { Calendar } from './calendar.ts';
import { around } from './dice.ts';
import type { Tables } from './insert.ts';
import { chatTables } from './chats.ts';
import { shops } from './retailers.ts';

const states = [
  { status: 'accepted', requested_by: 'buyer' },
  { status: 'pending', requested_by: 'buyer' },
  { status: 'pending', requested_by: 'seller' },
  { status: 'accepted', requested_by: 'seller' },
  { status: 'declined', requested_by: 'buyer' },
  { status: 'declined', requested_by: 'seller' },
];

const pairs = shops
  .filter(({ stage }) => stage === 'approved')
  .flatMap((shop) => {
    const brands = placedBrands.filter(({ accountId, slug }) => accountId === shop.accountId && slug !== unpublished);
    const count = shop.id === 1 ? 6 : 2;
    return Array.from({ length: count }, (_, place) => ({
      shop,
      brand: around(brands, shop.id === 1 ? place : shop.id * 3 + place * 5),
      place: shop.id === 1 ? place : shop.id + place,
    }));
  });

/** Who trades with whom, in every state, and what they write to each other. */
export const connectionTables = (calendar: Calendar, perCollection: number): Tables => ({
  connection: pairs.map(({ shop, brand, place }, index) => ({
    id: index + 1,
    account_id: shop.accountId,
    retailer_id: shop.id,
    brand_id: brand.id,
    ...around(states, place),
    created_at: calendar.ago(10 + index),
  })),
  ...chatTables(pairs, calendar, perCollection),
  subscriber: ['anna', 'ben', 'chloe', 'diego'].map((name, place) => ({
    account_id: 1,
    email: `${name}@news.example`,
    maillist: around(['b', 's', 'r', 'd'], place),
    created_at: calendar.ago(40 - place),
  })),
});
