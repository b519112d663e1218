import { placedBrands, unpublished } from './brands/index.ts';
import type { Calendar } from './calendar.ts';
import { around } from './dice.ts';
import type { Tables } from './insert.ts';
import { memberOf, shops } from './parties.ts';

const states = [
  { status: 'accepted', requested_by: 'buyer' },
  { status: 'pending', requested_by: 'buyer' },
  { status: 'pending', requested_by: 'seller' },
  { status: 'accepted', requested_by: 'seller' },
  { status: 'declined', requested_by: 'buyer' },
  { status: 'declined', requested_by: 'seller' },
];

const letters = [
  'Hello! We saw your collection in Lisbon and would like to see the prices for spring.',
  'Thank you for writing. You have access now; the linen dresses are ready to ship.',
  'Do you offer exclusivity in our town for the first season?',
  'For the first two seasons, yes. Shall we talk on Thursday?',
  'We have sent you the new line sheet. Tell us what you think.',
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
export const connectionTables = (calendar: Calendar): Tables => ({
  connection: pairs.map(({ shop, brand, place }, index) => ({
    id: index + 1,
    account_id: shop.accountId,
    retailer_id: shop.id,
    brand_id: brand.id,
    ...around(states, place),
    created_at: calendar.ago(10 + index),
  })),
  inbox_message: pairs.flatMap(({ shop, brand, place }, index) =>
    letters.slice(0, 1 + (place % letters.length)).map((message, turn, said) => {
      const from_side = turn % 2 === 0 && turn < 4 ? 'buyer' : 'seller';
      const isLast = turn === said.length - 1;
      return {
        account_id: shop.accountId,
        retailer_id: shop.id,
        brand_id: brand.id,
        from_side,
        member_id: (from_side === 'buyer' ? memberOf('retailer_id', shop.id) : memberOf('brand_id', brand.id)).id,
        message,
        flagged: index % 11 === 3 && isLast,
        read_at: isLast && index % 2 === 0 ? null : calendar.ago(index / 10 + 1),
        created_at: calendar.ago(index / 8 + 6 - turn),
      };
    }),
  ),
  subscriber: ['anna', 'ben', 'chloe', 'diego'].map((name, place) => ({
    account_id: 1,
    email: `${name}@news.example`,
    maillist: around(['b', 's', 'r', 'd'], place),
    created_at: calendar.ago(40 - place),
  })),
});
