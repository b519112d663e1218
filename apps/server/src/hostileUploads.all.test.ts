import { utils, write } from '@e965/xlsx';
import { contract } from '@vitrine/api';
import { expect, it } from 'vitest';
import { vastBombs } from './testing/bombs/bombs.ts';
import { describeEngines } from './testing/index.ts';
import { firstOf } from './testing/raceOrders.ts';
import { nestedUses, slowDrawing } from './testing/uploads/drawings.ts';

/** 5,000 lines as a shop sends them. */
const longList = (): Buffer =>
  Buffer.from(
    write(
      utils.book_new(
        utils.aoa_to_sheet([
          ['Reference', 'Colour', 'Size', 'Quantity'],
          ...Array.from({ length: 4999 }, (_, at) => [`XX-${at}`, 'Ink', 'S', at % 9]),
        ]),
        'Order',
      ),
      { type: 'buffer', bookType: 'xlsx' },
    ) as Uint8Array,
  );

/** The wait that 99 of 100 do not reach. */
const p99 = (waits: readonly number[]): number =>
  waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Infinity;

const staff = 'staff@vitrine.example';
const buyer = 'buyer@vitrine.example';

describeEngines(
  'a file that is not what it says',
  (server) => {
    it('makes nobody else wait while it is read, be it vast inside or as long as a list may be (D-095)', async () => {
      const [, make] = firstOf(vastBombs());
      const bomb = new File([new Uint8Array(await make())], 'list.xlsx');
      const list = new File([new Uint8Array(longList())], 'list.xlsx');
      const send = async (file: File): Promise<number> =>
        (await server.call(contract.drafts.preImport, { as: buyer, body: { seller_id: 1, pricelist_id: 1, file } }))
          .status;
      const sendLogo = async (drawing: string): Promise<number> => {
        const seen = (await server.call(contract.staffBranding.read, { as: staff })).body.data.version;
        const logo = new File([drawing], 'logo.svg', { type: 'image/svg+xml' });
        const body = { seen, document: JSON.stringify({ logo: 'logo' }), logo };
        return (await server.call(contract.staffBranding.saveDraft, { as: staff, body })).status;
      };
      const look = async (): Promise<number> => {
        const started = performance.now();
        expect((await server.call(contract.products.detail, { as: buyer, params: { id: 1 } })).status).toBe(200);
        return performance.now() - started;
      };
      for (let warm = 0; warm < 50; warm += 1) await look();
      const waits: number[] = [];
      for (const files of [
        [bomb, bomb, bomb, bomb],
        [list, list],
        [bomb, list, bomb, list],
        Array.from({ length: 16 }, () => bomb),
      ]) {
        let isDone = false;
        const logos = [nestedUses, slowDrawing, slowDrawing, nestedUses].map(sendLogo);
        const answers = Promise.all([...files.map(send), ...logos]).finally(() => (isDone = true));
        while (!isDone) waits.push(await look());
        // Of many, the last ones may have waited too long.
        for (const [at, status] of (await answers).entries())
          expect(files[at] === list ? [200, 503] : [422, 503]).toContain(status);
      }
      expect(waits.length).toBeGreaterThan(50);
      expect(p99(waits)).toBeLessThan(250);
      // One may meet a pause of the machine.
      expect(Math.max(...waits)).toBeLessThan(2000);
    });
  },
  { engines: ['postgres'], config: { memberCalls: 10_000_000 } },
);
