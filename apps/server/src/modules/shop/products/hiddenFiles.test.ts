import { expect, it } from 'vitest';
import { changePrices } from '../../../testing/changePrices.ts';
import { describeEngines } from '../../../testing/index.ts';

const approved = 'buyer@vitrine.example';

/** Every file that shows prices, and the calls of carts beside them. */
const paths = {
  lineSheet: '/v1/collections/1/linesheet?pricelist_id=1',
  list: '/v1/collections/1/list-of-product?pricelist_id=1',
  draft: '/v1/collections/1/purchase-order-draft?pricelist_id=1',
  ownList: '/v1/products/create-my-own-list?variations%5B%5D=1&pricelist_id=1',
  cart: '/v1/purchase-order-draft/cart-export?cart_id=1',
  order: '/v1/orders/1/po-xlsx',
  orderPaper: '/v1/orders/1/po-pdf',
  orderRows: '/v1/orders/1/order-products-shopify-csv',
  page: '/product/1',
};

describeEngines('hidden prices of files', (server) => {
  const get = async (path: string, who: string) => {
    const { status, headers, bytes } = await server.fetch(path, {
      headers: { authorization: `Bearer ${await server.token(who)}`, 'x-account-hash': 'vitrine' },
    });
    return { status, type: headers.get('content-type') ?? '', bytes };
  };
  /** What a person is answered, byte by byte; only the number of the request differs each time. */
  const answers = async (who: string): Promise<string[]> => {
    const all: string[] = [];
    for (const [name, path] of Object.entries(paths)) {
      const { status, type, bytes } = await get(path, who);
      const text = bytes.toString('latin1').replace(/"request_id":"[^"]*"/, '');
      all.push(`${name} ${status} ${type} ${text}`);
    }
    return all;
  };

  it.each(['new@vitrine.example', 'review@vitrine.example', 'pending@vitrine.example', 'maru@vitrine.example'])(
    'no file that %s asks for is given, and no answer changes with the prices of a brand (S-008, P-025, P-026, P-027, P-028)',
    async (who) => {
      const before = await answers(who);
      for (const answer of before) {
        expect(answer).not.toContain('application/pdf');
        expect(answer).not.toContain('spreadsheetml');
        expect(answer).not.toContain('text/csv');
      }
      await changePrices(server);
      expect(await answers(who)).toEqual(before);
    },
  );

  it('what an approved retailer is given changes with the prices', async () => {
    const before = await get(paths.list, approved);
    expect(before.status).toBe(200);
    await changePrices(server);
    const after = await get(paths.list, approved);
    expect(after.bytes.equals(before.bytes)).toBe(false);
  });
});
