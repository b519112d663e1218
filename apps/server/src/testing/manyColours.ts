import { contract } from '@vitrine/api';
import type { CallInput } from '@vitrine/api';
import sql from 'sql-template-tag';
import { expect } from 'vitest';
import { firstOf } from './raceOrders.ts';
import type { TestServer } from './server.ts';

const { brandStock } = contract;
const as = 'seller@vitrine.example';

type Cell = CallInput<typeof brandStock.saveCells>['body']['cells'][number];

/** Adds 5,000 colours to a product, reads the stock of all in pages, and gives for each a cell to save. */
export const cellsOfManyColours = async (server: TestServer): Promise<Cell[]> => {
  await server.db.query(sql`
    with product as (select id, account_id from product where id = 1), colour as (
      insert into variation (account_id, product_id, label, color, position)
      select account_id, id, jsonb_build_object('en', 'Colour ' || n), '#d8c7a0', n from product, generate_series(100, 5099) n returning id
    )
    insert into stock (variation_id, size_id, quantity)
    select colour.id, ps.size_id, 7 from colour, product_size ps where ps.product_id = 1`);
  const rows = [];
  for (let after: number | null | undefined; after !== null;) {
    const { body } = await server.call(brandStock.list, { as, query: { after } });
    expect(body.data.length).toBeLessThanOrEqual(1000);
    rows.push(...body.data);
    after = body.next;
  }
  const many = rows.filter(({ colour }) => /^Colour \d{3,4}$/.test(colour));
  expect(many).toHaveLength(5000);
  return many.map(({ variation_id, stock }) => ({
    variation_id,
    size_id: firstOf(stock).size_id,
    quantity: 8,
    seen: 7,
  }));
};
