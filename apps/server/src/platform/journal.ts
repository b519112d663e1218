import { createReadStream } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from '../db/syncFiles.ts';

/** One acknowledged fact, small enough for a line; `kind` names the replayer that understands `data`. */
export interface JournalRecord {
  kind: string;
  data: Readonly<Record<string, unknown>>;
}

/**
 * What must survive a power loss that the embedded database does not: a line, on the disk before an order is acknowledged.
 * With PostgreSQL the database itself promises that, and the journal keeps nothing.
 */
export interface Journal {
  readonly durability: 'database' | 'journal' | 'none';
  /** Orders of this process that are perhaps committed, but not yet known to be on the disk. */
  readonly pending: Set<number>;
  /** Resolves when the record is on the disk. */
  append(record: JournalRecord): Promise<void>;
  /** The length in bytes now. What is appended later comes after it. */
  end(): Promise<number>;
  /** Every whole record before `end`, oldest first, in groups of about a megabyte. A line cut short was never acknowledged and is left out. */
  read(end?: number): AsyncIterable<JournalRecord[]>;
  /** Drops everything before `end`. A crash at any moment leaves the old file or the new one, each with all that came after `end`. */
  cut(end: number): Promise<void>;
  close(): Promise<void>;
}

/** A journal that keeps nothing: `database` where the engine is durable by itself, `none` for data in memory. */
export const noJournal = (durability: 'database' | 'none'): Journal => ({
  durability,
  pending: new Set(),
  append: () => Promise.resolve(),
  end: () => Promise.resolve(0),
  read: async function* () {},
  cut: () => Promise.resolve(),
  close: () => Promise.resolve(),
});

const parseLine = (line: string): JournalRecord[] => {
  try {
    return [JSON.parse(line) as JournalRecord];
  } catch {
    return [];
  }
};

const groupBytes = 1_048_576;

async function* readGroups(path: string, end: number): AsyncGenerator<JournalRecord[]> {
  if (end === 0) return;
  let rest = '';
  for await (const chunk of createReadStream(path, { encoding: 'utf8', end: end - 1, highWaterMark: groupBytes })) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield lines.flatMap(parseLine);
  }
  yield parseLine(rest);
}

/** Runs one piece of work after the other, also after one that failed. */
const createQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };
};

/** Opens the journal file of the embedded mode, making it if need be. */
export const openJournal = async (path: string): Promise<Journal> => {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  let file = await open(path, 'a');
  // A new file outlives a power loss only once the folders that name it are on the disk.
  await syncFolder(folder);
  await syncFolder(dirname(folder));
  const inTurn = createQueue();
  let waiting: string[] = [];
  let next: Promise<void> | undefined;

  const flush = async (): Promise<void> => {
    const lines = waiting;
    waiting = [];
    next = undefined;
    await file.appendFile(lines.join(''));
    await file.datasync();
  };

  const replaceFile = async (from: number): Promise<void> => {
    const shorter = await open(`${path}.next`, 'w');
    try {
      for await (const chunk of createReadStream(path, { start: from })) await shorter.appendFile(chunk as Buffer);
      await shorter.sync();
      await rename(`${path}.next`, path);
    } catch (error) {
      await shorter.close();
      throw error;
    }
    const old = file;
    file = shorter;
    await old.close();
    await syncFolder(folder);
  };

  return {
    durability: 'journal',
    pending: new Set(),
    append: (record) => {
      // The first line break ends a line that was cut short before: it must not swallow this one.
      waiting.push(`\n${JSON.stringify(record)}\n`);
      // Writers that arrive during a write share the next one: one `fdatasync` for all.
      return (next ??= inTurn(flush));
    },
    end: () => inTurn(async () => (await file.stat()).size),
    read: (end = Number.MAX_SAFE_INTEGER) => readGroups(path, end),
    cut: (end) => inTurn(() => replaceFile(end)),
    close: () => inTurn(() => file.close()),
  };
};
