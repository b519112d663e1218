import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from '../testing/index.ts';
import { bothEngines } from '../testing/tier.ts';
import { announce, createSignals } from './signals.ts';

describeEngines(
  'an announcement',
  (server) => {
    const hear = async (topic: `test:${number}`) => {
      const controller = new AbortController();
      const iterator = (await createSignals(server.db).subscribe(topic, controller.signal))[Symbol.asyncIterator]();
      return { next: () => iterator.next(), stop: () => controller.abort() };
    };

    it('reaches every reader of its topic, and no other', async () => {
      const [one, two, other] = [await hear('test:1'), await hear('test:1'), await hear('test:2')];
      const silent = other.next();
      await announce(server.db, 'test:1');
      expect(await Promise.all([one.next(), two.next()])).toEqual([{ done: false }, { done: false }]);
      other.stop();
      expect((await silent).done).toBe(true);
      one.stop();
      two.stop();
    });

    it('comes with the commit of its transaction, and as one when there were several', async () => {
      const reader = await hear('test:3');
      let heard = false;
      const first = reader.next().then(() => (heard = true));
      await server.db.transaction(async (db) => {
        await announce(db, 'test:3');
        await announce(db, 'test:3');
        await new Promise((resolve) => setTimeout(resolve, 50));
        expect(heard).toBe(false);
      });
      await first;
      const second = reader.next();
      reader.stop();
      expect((await second).done).toBe(true);
    });
  },
  { engines: bothEngines },
);

describeEngines(
  'a lost connection for announcements',
  (server) => {
    it('is opened again, and every reader reads again', async () => {
      const controller = new AbortController();
      const heard = (await createSignals(server.db).subscribe('test:9', controller.signal))[Symbol.asyncIterator]();
      await server.db.query(sql`
        select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`);
      expect((await heard.next()).done).toBe(false);
      await announce(server.db, 'test:9');
      expect((await heard.next()).done).toBe(false);
      controller.abort();
    });
  },
  { engines: ['postgres'] },
);
