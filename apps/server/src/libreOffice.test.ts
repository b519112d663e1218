import { read, utils, write } from '@e965/xlsx';
import type { WorkBook } from '@e965/xlsx';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from './testing/index.ts';
import { savedByLibreOffice } from './testing/libreOffice.ts';
import { clearOrders, fillCart, placeOrder } from './testing/raceOrders.ts';

const as = 'buyer@vitrine.example';

/** What each cell of each sheet holds, by address. Empty cells with a style count for nothing. */
const cellsOf = ({ SheetNames, Sheets }: WorkBook): Record<string, unknown> =>
  Object.fromEntries(
    SheetNames.flatMap((name) =>
      Object.entries(Sheets[name] ?? {})
        .filter(([address]) => !address.startsWith('!'))
        .map(([address, cell]) => [`${name} ${address}`, (cell as { v?: unknown }).v ?? ''])
        .filter(([, value]) => value !== ''),
    ),
  );

describeEngines(
  'spreadsheets in LibreOffice',
  (server) => {
    const headers = async () => ({ authorization: `Bearer ${await server.token(as)}`, 'x-account-hash': 'vitrine' });
    const get = async (path: string) => (await server.fetch(path, { headers: await headers() })).bytes;

    it('open with every cell they hold, and come back as an import (R-249, R-251, R-313, A-093)', async () => {
      await clearOrders(server);
      await server.db.query(sql`update product set name = '{"en": "=HYPERLINK(1)"}'::jsonb where id = 2`);
      const order = await placeOrder(server, { as, variation: 1, units: 2 });
      const { cartId } = await fillCart(server, { as, variation: 3, units: 4 });
      const files = {
        products: await get('/v1/collections/1/list-of-product?pricelist_id=1'),
        cart: await get(`/v1/purchase-order-draft/cart-export?pricelist_id=1&cart_id=${cartId}&pictures=true`),
        order: await get(`/v1/orders/${order}/po-xlsx`),
      };
      const list = read(await get('/v1/collections/1/purchase-order-draft?pricelist_id=1'));
      utils.sheet_add_aoa(list.Sheets['Editable list'] ?? {}, [[3]], { origin: 'E6' });
      const edited = Buffer.from(write(list, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);

      const saved = await savedByLibreOffice({ ...files, edited });
      for (const [name, content] of Object.entries(files)) {
        const cells = cellsOf(read(content));
        expect(Object.keys(cells).length, name).toBeGreaterThan(20);
        expect(cellsOf(read(saved[name] ?? [])), name).toEqual(cells);
      }

      const form = new FormData();
      form.append('seller_id', '1');
      form.append('file', new File([new Uint8Array(saved['edited'] ?? [])], 'list.xlsx'));
      const imported = await fetch(`${server.origin}/v1/purchase-order-draft/pre-import`, {
        method: 'POST',
        headers: await headers(),
        body: form,
      });
      const { purchase_order_drafts } = (await imported.json()) as { purchase_order_drafts: { units: number }[] };
      expect(purchase_order_drafts.map(({ units }) => units)).toEqual([3]);
    });
  },
  { engines: ['postgres'] },
);
