import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { startServer } from '../testing/server.ts';
import { freshDatabase } from '../testing/template.ts';

const buyer = 'buyer@vitrine.example';

describe('a replica', () => {
  let running: Awaited<ReturnType<typeof startServer>>;
  let other: Awaited<ReturnType<typeof freshDatabase>>;
  let current: () => Database | undefined;
  beforeAll(async () => {
    // Another copy of the world, whose brands have other names: what it answers is told apart.
    other = await freshDatabase('postgres', inject('templates'));
    await other.db.query(sql`update brand set name = 'Late ' || name`);
    current = () => other.db;
    const replica = { current: () => current(), lateness: () => 0, close: () => Promise.resolve() };
    running = await startServer('postgres', inject('templates'), { replica });
  });
  afterAll(async () => {
    await running.close();
    await other.drop();
  });

  const isLate = async (as?: string): Promise<boolean> => {
    const { body } = await running.server.call(contract.brands.list, {
      account: 'vitrine',
      query: {},
      ...(as === undefined ? {} : { as }),
    });
    return JSON.stringify(body).includes('"Late ');
  };
  const write = () => running.server.call(contract.products.see, { as: buyer, params: { id: 1 } });

  it('answers the directory to visitors and to members', async () => {
    expect(await isLate()).toBe(true);
    expect(await isLate(buyer)).toBe(true);
  });

  it('never answers what may not be late, such as a product that is opened', async () => {
    const { body } = await running.server.call(contract.brands.page, {
      account: 'vitrine',
      params: { slug: 'lume' },
      query: {},
    });
    expect(JSON.stringify(body)).not.toContain('"Late ');
  });

  it('does not answer a member who has just changed something, in any process, until it shows the change', async () => {
    expect((await write()).status).toBe(204);
    expect(await isLate(buyer)).toBe(false);
    expect(await isLate()).toBe(true);
    await running.server.db.query(
      sql`update session set wrote_at = now() - interval '11 seconds' where wrote_at is not null`,
    );
    expect(await isLate(buyer)).toBe(true);
  });

  it('is left aside while it is too far behind, and when it fails in the middle', async () => {
    current = () => undefined;
    expect(await isLate()).toBe(false);
    expect((await running.server.fetch('/readyz')).json).toMatchObject({ status: 'ready', faults: ['replica'] });
    const gone = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    current = () => ({ ...other.db, query: () => Promise.reject(gone), transaction: () => Promise.reject(gone) });
    expect(await isLate()).toBe(false);
    current = () => other.db;
    expect(await isLate()).toBe(true);
  });
});
