import { contract } from '@vitrine/api';
import { expect, it } from 'vitest';
import { createSheetCalls, sheetOf } from '../../../testing/catalogueSheets.ts';
import { describeEngines } from '../../../testing/index.ts';
import { importCatalogue } from './job.ts';

const { brandSheets } = contract;
const as = 'seller@vitrine.example';

describeEngines(
  'the catalogue as a spreadsheet',
  (server) => {
    const { check } = createSheetCalls(server);

    // A quarter of what a sheet may have; the time grows with the lines.
    it('5,000 lines are checked and written within 20 seconds, and progress moves while they are written (D-095)', async () => {
      const lines = Array.from({ length: 5000 }, (_, at) => {
        const product = Math.floor(at / 4);
        const first = at % 4 === 0;
        return `MANY-${product},${first ? `Dress ${product}` : ''},Resort 26,Dresses,Women,20,"S, M",Colour ${at % 4},#d8c7a0,${first ? '12.5,30' : ','},5,6`;
      });
      const start = performance.now();
      const { job, report } = await check(sheetOf(lines));
      expect(report).toMatchObject({ error_count: 0, summary: { lines: 5000, new_products: 1250 } });
      const { body } = await server.call(brandSheets.apply, { as, body: { job } });
      const answer = await fetch(`${server.origin}/v1/jobs/${body.data.job}/events`, {
        headers: { authorization: `Bearer ${await server.token(as)}` },
      });
      const events = await answer.text();
      expect(events).toContain('"status":"done"');
      const progress = new Set([...events.matchAll(/"progress":([\d.]+)/g)].map(([, value]) => Number(value)));
      expect([...progress].filter((value) => value > 0.6 && value < 0.98).length).toBeGreaterThan(1);
      expect((performance.now() - start) / 1000).toBeLessThan(20);
    });
  },
  { jobs: [importCatalogue as never] },
);
