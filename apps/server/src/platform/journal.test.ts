import { appendFile, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cutUntilKilled, groupsOf, recordsOf } from '../testing/journalCutter.ts';
import { openJournal } from './journal.ts';

const scratch = async (): Promise<string> => join(await mkdtemp(join(tmpdir(), 'vitrine-journal-')), 'orders.jsonl');
const record = (number: number) => ({ kind: 'order', data: { number } });

describe('the journal', () => {
  it('returns every record in order after it is opened again', async () => {
    const path = await scratch();
    const journal = await openJournal(path);
    await Promise.all([1, 2, 3].map((number) => journal.append(record(number))));
    await journal.append(record(4));
    await journal.close();
    const again = await openJournal(path);
    expect(await recordsOf(again)).toEqual([1, 2, 3, 4].map(record));
    await again.close();
  });

  it('leaves out a line that a power loss cut short, and keeps what comes after', async () => {
    const path = await scratch();
    const journal = await openJournal(path);
    await journal.append(record(1));
    await journal.close();
    await appendFile(path, '{"kind":"order","da');
    const again = await openJournal(path);
    await again.append(record(2));
    expect(await recordsOf(again)).toEqual([record(1), record(2)]);
    await again.close();
  });

  it('drops at a cut what came before the mark and keeps what came after, later appends included', async () => {
    const path = await scratch();
    const journal = await openJournal(path);
    await Promise.all([1, 2].map((number) => journal.append(record(number))));
    const end = await journal.end();
    await journal.append(record(3));
    const [, , , before] = await Promise.all([
      journal.append(record(4)),
      journal.cut(end),
      journal.append(record(5)),
      groupsOf(journal, end),
    ]);
    expect(before.flat().length).toBeLessThanOrEqual(2);
    await journal.append(record(6));
    await journal.close();
    const again = await openJournal(path);
    expect(await recordsOf(again)).toEqual([3, 4, 5, 6].map(record));
    await again.close();
  });

  it('keeps everything and goes on when a cut fails', async () => {
    const path = await scratch();
    const journal = await openJournal(path);
    await journal.append(record(1));
    await mkdir(`${path}.next`);
    await expect(journal.cut(await journal.end())).rejects.toThrow('EISDIR');
    await journal.append(record(2));
    expect(await recordsOf(journal)).toEqual([1, 2].map(record));
    await journal.close();
  });

  it('gives records back in groups, whole also where a group ends within a letter', async () => {
    const journal = await openJournal(await scratch());
    const long = (number: number) => ({ kind: 'order', data: { number, note: 'é'.repeat(300_000 + number) } });
    for (const number of [1, 2, 3, 4]) await journal.append(long(number));
    const groups = await groupsOf(journal);
    expect(groups.length).toBeGreaterThan(2);
    expect(groups.flat()).toEqual([1, 2, 3, 4].map(long));
    await journal.close();
  });

  it('loses no acknowledged record to kill -9 while it is cut again and again', async () => {
    for (let round = 0; round < 3; round += 1) {
      const path = await scratch();
      const { acknowledged, durable } = await cutUntilKilled(path, 100 + round * 37);
      expect(acknowledged.length).toBeGreaterThan(0);
      const journal = await openJournal(path);
      const kept = new Set((await recordsOf(journal)).map(({ data }) => data.number));
      expect(acknowledged.filter((number) => number > durable && !kept.has(number))).toEqual([]);
      await journal.close();
    }
  });
});
