import { mkdir, open, readFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

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
  /** Resolves when the record is on the disk. */
  append(record: JournalRecord): Promise<void>;
  /** Every whole record, oldest first. A line cut short by the power loss was never acknowledged and is left out. */
  read(): Promise<JournalRecord[]>;
  close(): Promise<void>;
}

/** A journal that keeps nothing: `database` where the engine is durable by itself, `none` for data in memory. */
export const noJournal = (durability: 'database' | 'none'): Journal => ({
  durability,
  append: () => Promise.resolve(),
  read: () => Promise.resolve([]),
  close: () => Promise.resolve(),
});

const parseLine = (line: string): JournalRecord[] => {
  try {
    return [JSON.parse(line) as JournalRecord];
  } catch {
    return [];
  }
};

const readLines = async (path: string): Promise<JournalRecord[]> =>
  (await readFile(path, 'utf8')).split('\n').flatMap(parseLine);

/** Writers that arrive during a write share the next one: one `fdatasync` for all. */
const groupedAppend = (file: FileHandle): ((line: string) => Promise<void>) => {
  let waiting: string[] = [];
  let next: Promise<void> | undefined;
  let writing: Promise<void> = Promise.resolve();
  const flush = async (): Promise<void> => {
    const lines = waiting;
    waiting = [];
    next = undefined;
    await file.appendFile(lines.join(''));
    await file.datasync();
  };
  return (line) => {
    waiting.push(line);
    next ??= writing = writing.then(flush, flush);
    return next;
  };
};

/** Opens the journal file of the embedded mode, making it if need be. */
export const openJournal = async (path: string): Promise<Journal> => {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'a');
  const append = groupedAppend(file);
  // A line that a power loss cut short must not swallow the next one.
  await append('\n');
  return {
    durability: 'journal',
    append: (record) => append(`${JSON.stringify(record)}\n`),
    read: () => readLines(path),
    close: () => file.close(),
  };
};
