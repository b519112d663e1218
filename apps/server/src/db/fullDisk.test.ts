import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDatabase, type Run } from './database.ts';

const full = (): Error => Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
const write = sql`insert into location (code, name) values ('XX', 'Nowhere')`;
const other = sql`select 1 as one`;

/** A database that refuses what it is told to. */
const openFake = () => {
  const refuses = { writes: true, commits: false };
  const run: Run = async (statement) => {
    if (refuses.writes && statement === write) throw full();
    return [];
  };
  const db = createDatabase({
    engine: 'postgres',
    run,
    transaction: async (work) => {
      const result = await work(run);
      if (refuses.commits) throw full();
      return result;
    },
    listen: () => Promise.reject(new Error('It tells nothing.')),
    close: () => Promise.resolve(),
  });
  return { db, refuses };
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it('the disk of a database is full from the first refused write until the same one is carried out', async () => {
  const { db, refuses } = openFake();
  expect(db.isDiskFull).toBe(false);
  await expect(db.transaction((tx) => tx.query(write))).rejects.toThrow('No space left');
  expect(db.isDiskFull).toBe(true);
  await db.query(other);
  expect(db.isDiskFull).toBe(true);
  refuses.writes = false;
  await db.query(write);
  expect(db.isDiskFull).toBe(false);
});

it('the disk of a database counts as full for a minute at most, also after a refused commit', async () => {
  const { db, refuses } = openFake();
  await expect(db.query(write)).rejects.toThrow('No space left');
  vi.advanceTimersByTime(59_000);
  expect(db.isDiskFull).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(db.isDiskFull).toBe(false);
  refuses.commits = true;
  await expect(db.transaction((tx) => tx.query(other))).rejects.toThrow('No space left');
  expect(db.isDiskFull).toBe(true);
});
