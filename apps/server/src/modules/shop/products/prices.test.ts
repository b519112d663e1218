import { contract } from '@vitrine/api';
import type { CallData } from '@vitrine/api';
import type { Ordering } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { products } = contract;

/** Who knows the prices of lume (brand 1) and of maru (brand 2). */
const matrix = [
  { as: 'buyer@vitrine.example', lume: true, maru: true, fact: 'an approved buyer knows all prices (P-011)' },
  { as: 'review@vitrine.example', lume: false, maru: false, fact: 'a buyer in review knows none (P-010, S-008)' },
  { as: 'pending@vitrine.example', lume: false, maru: false, fact: 'a pending buyer knows none (P-010, S-008)' },
  { as: 'new@vitrine.example', lume: false, maru: false, fact: 'a pre-registered buyer knows none (P-010, S-008)' },
  {
    as: 'seller@vitrine.example',
    lume: true,
    maru: false,
    fact: 'a seller knows the own brand’s alone (P-012, D-066)',
  },
  { as: 'maru@vitrine.example', lume: false, maru: true, fact: 'another seller knows theirs alone (P-012, D-066)' },
  { as: 'staff@vitrine.example', lume: false, maru: false, fact: 'staff without a brand know none (P-012)' },
] as const;

type Card = CallData<typeof products.list>['results'][number];

const amounts = ({
  wholesale_price,
  retailer_price,
  pricelists,
}: Pick<Card, 'wholesale_price' | 'retailer_price' | 'pricelists'>): (number | null)[] => [
  wholesale_price.amount,
  retailer_price.amount,
  ...pricelists.flatMap((entry) => [entry.wholesale_price.amount, entry.retailer_price.amount]),
];

describeEngines('prices', (server) => {
  // A title given as a whole keeps its IDs; values filled into one are cut short.
  for (const { as, lume, maru, fact } of matrix)
    it(`${fact}: ${as}`, async () => {
      await server.db.query(sql`update price set tip = '{"en": "Pack of six"}'`);
      for (const [brand, known] of [
        ['1', lume],
        ['2', maru],
      ] as const) {
        const { body } = await server.call(products.list, { as, query: { sellers: brand } });
        expect(body.results).toHaveLength(3);
        for (const card of body.results) {
          const { body: detail } = await server.call(products.detail, { as, params: { id: card.id } });
          for (const shown of [card, detail.data]) {
            expect(amounts(shown).every((amount) => (amount !== null) === known)).toBe(true);
            expect(shown.wholesale_price).toMatchObject({ currency: 'USD', tip: known ? 'Pack of six' : null });
          }
        }
      }
    });

  it('does not reveal hidden prices by the order of products', async () => {
    await server.db.query(
      sql`update price set wholesale_cents = case product_id % 3 when 1 then 300 when 2 then 100 else 200 end`,
    );
    const order = async (as: string, ordering: Ordering) =>
      (await server.call(products.list, { as, query: { sellers: '1,2', ordering } })).body.results.map(({ id }) => id);
    const plain = await order('review@vitrine.example', 'collection_order');
    for (const ordering of ['wholesale_price', '-wholesale_price', 'retailer_price', '-retailer_price'] as const) {
      expect(await order('review@vitrine.example', ordering), ordering).toEqual(plain);
      expect((await order('seller@vitrine.example', ordering)).slice(3), ordering).toEqual(plain.slice(3));
    }
    expect(await order('seller@vitrine.example', 'wholesale_price')).toEqual([2, 3, 1, 4, 5, 6]);
    expect(await order('buyer@vitrine.example', 'wholesale_price')).toEqual([2, 5, 3, 6, 1, 4]);
  });
});
