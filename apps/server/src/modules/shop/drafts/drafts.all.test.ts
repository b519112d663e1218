import { utils, write } from '@e965/xlsx';
import { contract } from '@vitrine/api';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

describeEngines('spreadsheets for an order', (server) => {
  it('of 5,000 rows are previewed within 3 seconds (D-095)', async () => {
    const rows = Array.from({ length: 4999 }, (_, at) => [
      'LD-01',
      'Terracotta',
      ['S', 'M', 'L'][at % 3],
      1 + (at % 50),
    ]);
    const sheet = utils.aoa_to_sheet([['Reference', 'Colour', 'Size', 'Quantity'], ...rows]);
    const bytes = write(utils.book_new(sheet, 'Order'), { type: 'array', bookType: 'xlsx' }) as ArrayBuffer;
    const uses = ['reference', 'colour', 'size', 'quantity'] as const;
    const body = { seller_id: 1, pricelist_id: 1, uses: [...uses], file: new File([bytes], 'list.xlsx') };
    const start = performance.now();
    const preview = await server.call(contract.drafts.preImport, { as: 'buyer@vitrine.example', body });
    expect(performance.now() - start).toBeLessThan(3000);
    expect([preview.status, preview.body.purchase_order_drafts]).toMatchObject([200, [{ products: 1 }]]);
  });
});
