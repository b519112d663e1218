import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { replayOrders } from '../modules/shop/cart/finalize/journal.ts';
import type { Journal, JournalRecord } from '../platform/journal.ts';

/** The data of a process: the database, and the journal of what it does not hold durably yet. */
export interface Kept {
  db: Database;
  journal: Journal;
  /** Resolves when all that is committed survives a power loss. Absent where each commit does already. */
  makeDurable?: () => Promise<void>;
}

/**
 * Brings back the orders that the database lost, makes the database durable, and drops from the journal what the database now holds.
 * A record is appended after its commit, so all before the end are durable afterwards; those of the meantime come after the end and stay.
 * An order that cannot be brought back is appended again, and so stays too.
 */
export const settleJournal = async ({ db, journal, makeDurable }: Kept, log: FastifyBaseLogger): Promise<void> => {
  if (!makeDurable) return;
  const end = await journal.end();
  const restored: number[] = [];
  const failed = new Set<number>();
  for await (const records of journal.read(end)) {
    const again: JournalRecord[] = [];
    const back = await replayOrders(db, records, (order, err, record) => {
      if (failed.has(order)) return;
      failed.add(order);
      again.push(record);
      log.error({ err, order }, 'an order could not be brought back from the journal');
    });
    restored.push(...back);
    await Promise.all(again.map((record) => journal.append(record)));
  }
  if (restored.length > 0) log.warn({ orders: restored }, 'orders brought back from the journal');
  await makeDurable();
  await journal.cut(end);
};

const limit = 16 * 1_048_576;
const interval = 10_000;

/** Settles the journal whenever it has grown by 16 MB, until stopped. */
export const watchJournal = (
  storage: Kept,
  log: FastifyBaseLogger,
  onError: (error: unknown) => void,
): { stop: () => Promise<void> } => {
  let settled = 0;
  let running = Promise.resolve();
  const look = async (): Promise<void> => {
    if ((await storage.journal.end()) < settled + limit) return;
    await settleJournal(storage, log);
    settled = await storage.journal.end();
  };
  const timer = setInterval(() => {
    running = running.then(look).catch(onError);
  }, interval).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
};
