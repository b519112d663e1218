import { createServer } from 'node:http';
import { once } from 'node:events';
import { contract } from '@vitrine/api';
import sharp from 'sharp';
import sql, { raw } from 'sql-template-tag';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noJournal } from '../../../platform/journal.ts';
import { s3Files } from '../../../platform/files/s3.ts';
import { startMailSender } from '../../../platform/mail/sender.ts';
import { toRequest } from '../../../testing/http.ts';
import { describeEngines, type TestServer } from '../../../testing/index.ts';
import { clearOrders, fillCart } from '../../../testing/raceOrders.ts';
import { isDiskFull, isFull } from './faults.ts';

const as = 'buyer@vitrine.example';
/** Nothing listens there. */
const nowhere = '127.0.0.1:1';

interface Answer {
  status: number;
  wait: string | null;
  order?: number | undefined;
}

/** Sends a cart: in two calls, the first of which checks. */
const send = async (server: TestServer, cartId: number): Promise<Answer> => {
  const token = await server.token(as);
  const { path, init } = await toRequest(
    contract.cart.finalize,
    { params: { cartId }, body: {} },
    { token, account: 'vitrine' },
  );
  const ask = async (): Promise<Answer> => {
    const { status, headers, json } = await server.fetch(path, init);
    return { status, wait: headers.get('retry-after'), order: (json as { order?: { id: number } }).order?.id };
  };
  const first = await ask();
  return first.status === 200 ? ask() : first;
};
const toldToWait = { status: 503, wait: expect.stringMatching(/^[0-9]+$/) as string };

const ordersOf = async ({ db }: TestServer): Promise<number[]> =>
  (await db.query<{ id: number }>(sql`select id from purchase_order order by id`)).map(({ id }) => id);
const faultsOf = async (server: TestServer) => (await server.fetch('/readyz')).json;

/** Lets PostgreSQL refuse the lines of orders, as it does when its disk is full. */
const fillDisk = async ({ db }: TestServer): Promise<void> => {
  await db.query(
    raw(`create function refuse_write() returns trigger language plpgsql as $$
        begin raise exception using errcode = 'disk_full', message = 'could not extend file: No space left on device'; end $$`),
  );
  await db.query(
    raw(`create trigger full_disk before insert on order_line for each row execute function refuse_write()`),
  );
};
const emptyDisk = async ({ db }: TestServer): Promise<void> => {
  await db.query(raw(`drop trigger full_disk on order_line`));
  await db.query(raw(`drop function refuse_write`));
};

let isFullNow = false;
const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
const journal = {
  ...noJournal('none'),
  durability: 'journal' as const,
  append: () => (isFullNow ? Promise.reject(full) : Promise.resolve()),
};

describeEngines(
  'a full disk',
  (server) => {
    beforeEach(() => clearOrders(server));

    it('under the journal of orders: the buyer is told to wait, and then gets the one order (A-088)', async () => {
      const { cartId } = await fillCart(server, { as, variation: 1, units: 2 });
      isFullNow = true;
      expect(await send(server, cartId)).toMatchObject(toldToWait);
      expect((await server.call(contract.cart.list, { as, query: {} })).status).toBe(200);
      isFullNow = false;
      const sent = await send(server, cartId);
      expect(sent.status).toBe(201);
      expect(await ordersOf(server)).toEqual([sent.order]);
    });

    it('under the database: readiness names it, nothing of the order is left, what only reads goes on, and the next try makes it (A-088)', async () => {
      const { cartId } = await fillCart(server, { as, variation: 1, units: 2 });
      await fillDisk(server);
      expect(await send(server, cartId)).toMatchObject(toldToWait);
      expect(await ordersOf(server)).toEqual([]);
      expect((await server.call(contract.cart.list, { as, query: {} })).body.results).toHaveLength(1);
      expect(await faultsOf(server)).toMatchObject({ status: 'ready', faults: ['disk'] });
      await emptyDisk(server);
      expect((await send(server, cartId)).status).toBe(201);
      expect(await faultsOf(server)).toMatchObject({ status: 'ready', faults: [] });
    });
  },
  { journal },
);

vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');

describeEngines(
  'a file store and a mail server that are down',
  (server) => {
    beforeEach(() => clearOrders(server));

    it('are named by readiness; orders go on and their mails wait (A-088)', async () => {
      const { cartId } = await fillCart(server, { as, variation: 1, units: 2 });
      expect((await send(server, cartId)).status).toBe(201);
      const sender = startMailSender(server.db, {
        smtpUrl: `smtp://${nowhere}`,
        from: 'no-reply@vitrine.example',
        onError: () => undefined,
        interval: 3_600_000,
      });
      expect(await sender.run()).toBe(0);
      await sender.stop();
      expect(await faultsOf(server)).toMatchObject({ status: 'ready', faults: ['files', 'mail'] });
      expect(await server.db.query(sql`select id from mail where sent_at is null`)).toHaveLength(2);
    });

    it('hide no full disk of the database, wherever it is (A-088)', async () => {
      const { cartId } = await fillCart(server, { as, variation: 1, units: 2 });
      await fillDisk(server);
      expect(await send(server, cartId)).toMatchObject(toldToWait);
      expect(await faultsOf(server)).toMatchObject({ status: 'ready', faults: ['disk', 'files', 'mail'] });
      await emptyDisk(server);
      expect((await send(server, cartId)).status).toBe(201);
      expect(await faultsOf(server)).toMatchObject({ status: 'ready', faults: ['files', 'mail'] });
    });

    it('refuse uploads alone: a picture is told to wait, words get through (A-077)', async () => {
      const post = async (fields: Record<string, string | File>) => {
        const body = new FormData();
        for (const [name, value] of Object.entries(fields)) body.append(name, value);
        const { path, init } = await toRequest(
          contract.messages.send,
          { params: { subjectId: 1 } },
          { token: await server.token(as), account: 'vitrine' },
        );
        const response = await fetch(server.origin + path, { ...init, body });
        return { status: response.status, wait: response.headers.get('retry-after') };
      };
      const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c75b39' } })
        .png()
        .toBuffer();
      const picture = new File([new Uint8Array(content)], 'a.png', { type: 'image/png' });
      expect(await post({ arquivo: picture })).toEqual(toldToWait);
      expect((await post({ message: 'Hello' })).status).toBe(201);
    });
  },
  { config: { filesUrl: `s3://vitrine?endpoint=http://${nowhere}`, smtpUrl: `smtp://${nowhere}` } },
);

describe('readiness', () => {
  it('calls a disk full below 64 MB, and not one that does not tell its size', () => {
    expect(isFull({ blocks: 1000, bavail: 15_000, bsize: 4096 })).toBe(true);
    expect(isFull({ blocks: 100_000, bavail: 17_000, bsize: 4096 })).toBe(false);
    expect(isFull({ blocks: 0, bavail: 0, bsize: 4096 })).toBe(false);
  });

  it('looks at the disk of a data folder that is still to be made', async () => {
    const full = { blocks: 1000, bavail: 0, bsize: 4096 };
    const look = (path: string) =>
      path === '/srv' ? Promise.resolve(full) : Promise.reject(Object.assign(new Error('none'), { code: 'ENOENT' }));
    expect(await isDiskFull('/srv/shop/.data', look)).toBe(true);
    expect(await isDiskFull('/home/shop/.data', look)).toBe(false);
  });

  it('a file store that answers with its own errors is worth a later try', async () => {
    const broken = createServer((_, response) => response.writeHead(503).end()).listen(0, '127.0.0.1');
    await once(broken, 'listening');
    const address = broken.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const files = s3Files(`s3://vitrine?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}`);
    await expect(files.put('a/b.webp', Buffer.from('x'), 'image/webp')).rejects.toMatchObject({ status: 503 });
    broken.close();
  });
});
