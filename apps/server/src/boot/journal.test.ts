import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openPglite } from '../db/pglite.ts';
import { openJournal } from '../platform/journal.ts';
import { createLogger } from '../platform/logger.ts';
import { recordsOf } from '../testing/journalCutter.ts';
import { settleJournal } from './journal.ts';

describe('the start with a journal', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-start-journal-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('keeps an order that cannot come back for the next start, and says so each time (A-088)', async () => {
    const db = await openPglite({ snapshot: new Blob([await readFile(inject('templates').pglite)]) });
    const journal = await openJournal(join(folder, 'orders.jsonl'));
    const order = { id: 5000, cart_id: 5000, account_id: 1, retailer_id: 9999 };
    const record = { kind: 'order', data: { order, cart: { ...order, id: 5000 }, lines: [], events: [], mails: [] } };
    for (let repeat = 0; repeat < 3; repeat += 1) await journal.append(record);
    const said: string[] = [];
    const log = createLogger('error', { write: (line) => void said.push(line) });
    for (let start = 1; start <= 2; start += 1) {
      await settleJournal({ db, journal, makeDurable: () => db.makeDurable() }, log);
      expect(await recordsOf(journal)).toEqual([record]);
      expect(said).toHaveLength(start);
    }
    await journal.close();
    await db.close();
  });
});
