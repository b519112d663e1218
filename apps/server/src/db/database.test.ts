import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from '../testing/index.ts';
import { bothEngines } from '../testing/tier.ts';
import { together } from './together.ts';

describeEngines(
  'the database',
  (server) => {
    it('reads the same kinds of values from either engine', async () => {
      const [row] = await server.db.query(sql`
      select 5::bigint as whole, 2.5::numeric as exact, date '2026-02-01' as day, timestamptz '2026-02-01T10:00:00Z' as moment,
        '{"a": [1]}'::jsonb as content, array[1, 2] as ids, '\\x01ff'::bytea as bytes`);
      expect(row).toMatchObject({ whole: 5, exact: 2.5, day: '2026-02-01', content: { a: [1] }, ids: [1, 2] });
      expect(row).toHaveProperty('moment', new Date('2026-02-01T10:00:00Z'));
      expect([...(row as { bytes: Uint8Array }).bytes]).toEqual([1, 255]);
    });

    it('takes lists, json text, bytes and missing values as parameters', async () => {
      const [row] = await server.db.query(sql`
      select ${[1, 2]}::int[] as ids, ${JSON.stringify([{ a: 1 }])}::jsonb as content, ${Buffer.from([7])}::bytea as bytes, ${undefined}::text as missing`);
      expect(row).toMatchObject({ ids: [1, 2], content: [{ a: 1 }], missing: null });
    });

    it('leaves nothing behind of a transaction that throws', async () => {
      const failing = server.db.transaction(async (tx) => {
        await tx.query(sql`insert into location (code, name) values ('XX', 'Nowhere')`);
        throw new Error('changed my mind');
      });
      await expect(failing).rejects.toThrow('changed my mind');
      expect(await server.db.query(sql`select 1 as found from location where code = 'XX'`)).toEqual([]);
    });

    it('runs statements sent together in their order, and says why the first of them failed', async () => {
      const failing = server.db.transaction((tx) =>
        together([
          tx.query(sql`insert into location (code, name) values ('ZZ', 'Nowhere')`),
          tx.query(sql`insert into location (code, name) values ('ZZ', 'Nowhere again')`),
          tx.query(sql`select 1 as one`),
        ]),
      );
      await expect(failing).rejects.toMatchObject({ code: '23505' });
      expect(await server.db.query(sql`select 1 as found from location where code = 'ZZ'`)).toEqual([]);
      const answers = await server.db.transaction((tx) =>
        together([tx.query(sql`select 1 as first`), tx.query(sql`select 2 as second`)]),
      );
      expect(answers).toEqual([[{ first: 1 }], [{ second: 2 }]]);
    });

    it('joins a nested transaction to the outer one', async () => {
      const failing = server.db.transaction(async (tx) => {
        await tx.transaction((inner) => inner.query(sql`insert into location (code, name) values ('YY', 'Nowhere')`));
        throw new Error('outer');
      });
      await expect(failing).rejects.toThrow('outer');
      expect(await server.db.query(sql`select 1 as found from location where code = 'YY'`)).toEqual([]);
    });

    it('refuses a statement that would slip out of its transaction', async () => {
      await expect(server.db.transaction(() => server.db.query(sql`select 1 as one`))).rejects.toThrow(
        /use the database \(or scope\) it hands over/,
      );
    });

    it('counts the statements it sends', async () => {
      const before = server.db.statements;
      await server.db.query(sql`select 1 as one`);
      await server.db.transaction((tx) => tx.query(sql`select 1 as one`));
      expect(server.db.statements - before).toBe(2);
    });

    it('tries a deadlocked transaction again', async () => {
      let tries = 0;
      const result = await server.db.transaction(async () => {
        tries += 1;
        if (tries < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
        return tries;
      });
      expect(result).toBe(3);
    });
  },
  { engines: bothEngines },
);
