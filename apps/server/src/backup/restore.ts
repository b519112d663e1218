import sql from 'sql-template-tag';
import type { Database } from '../db/database.ts';
import { isDiskFull } from '../db/errors.ts';
import { lockMigrations, migrate } from '../db/migrate.ts';
import { Refusal } from '../domain/refusal.ts';
import type { Files } from '../platform/files/files.ts';
import { typeOfKey } from '../platform/files/types.ts';
import { readArchive } from './archive.ts';
import type { Entry } from './archive.ts';
import { filesFolder, rowsFolder, tableHashes, tablesName } from './content.ts';
import type { Held } from './content.ts';
import { checkBackup, openBackup } from './read.ts';
import type { Backup } from './read.ts';
import { findTables, hashTable, insertRows, prepareTransfer, setSequences, whileUnchecked } from './tables.ts';

const refuseFull = async (tx: Database): Promise<void> => {
  const found = await tx.query<{ name: string }>(sql`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'v', 'm', 'S') limit 1`);
  if (found.length > 0)
    throw new Refusal(
      409,
      'The database is not empty, and nothing was changed. Create an empty one (createdb NAME) and name it in DATABASE_URL, before any server starts on it.',
    );
};

/** Puts files that are not there yet, and can take them away again. */
const filePutter = (files: Files) => {
  const put: string[] = [];
  return {
    put: async (key: string, content: Buffer): Promise<void> => {
      const there = await files.get(key);
      if (there && content.equals(there)) return;
      if (there)
        throw new Refusal(
          409,
          `The file store has another ${key}, so it belongs to another marketplace. Nothing was changed. Set FILES_URL or DATA_DIR to an empty one.`,
        );
      put.push(key);
      await files.put(key, content, typeOfKey(key));
    },
    undo: async (): Promise<void> => {
      for (const key of put) await files.remove(key).catch(() => undefined);
    },
  };
};

type FilePutter = ReturnType<typeof filePutter>;

const compareHashes = async (tx: Database, { head }: Backup, content: Buffer): Promise<void> => {
  const wanted = tableHashes.parse(JSON.parse(content.toString('utf8')));
  for (const table of head.tables) {
    const found = await hashTable(tx, table);
    if (found.sha256 !== wanted[table.name]?.sha256)
      throw new Error(
        `The rows of ${table.name} are not what the backup holds: ${found.rows} of ${wanted[table.name]?.rows}.`,
      );
  }
};

const load = async (tx: Database, backup: Backup, entries: AsyncIterable<Entry>, files: FilePutter): Promise<void> => {
  const { head } = backup;
  let hashes: Buffer | undefined;
  await whileUnchecked(tx, await findTables(tx), async () => {
    for await (const { name, content } of entries) {
      if (name.startsWith(filesFolder)) await files.put(name.slice(filesFolder.length), content);
      else if (name === tablesName) hashes = content;
      else if (name.startsWith(rowsFolder)) {
        const table = head.tables.find((one) => name.startsWith(`${rowsFolder}${one.name}/`));
        if (table) await insertRows(tx, table, content.toString('utf8').trimEnd().split('\n'));
      }
    }
    await setSequences(tx, head.sequences);
  });
  await compareHashes(tx, backup, hashes ?? Buffer.from('{}'));
};

const diskFull = (error: unknown): unknown =>
  isDiskFull(error)
    ? new Refusal(
        507,
        'A disk is full, so nothing was restored, and nothing is left of the try. Free some space, and run it again.',
      )
    : error;

/**
 * Fills an empty database and a file store from a backup, in one transaction: as the version that made it, then migrated. Compares every row
 * with the backup before it commits. When it fails, all is as before.
 */
export const restoreBackup = async (
  { db, files }: { db: Database; files: Files },
  path: string,
): Promise<Held & { migrated: string[] }> => {
  const backup = await openBackup(path);
  const held = await checkBackup(path);
  const putter = filePutter(files);
  try {
    const migrated = await db.transaction(async (tx) => {
      await prepareTransfer(tx);
      await lockMigrations(tx);
      await refuseFull(tx);
      await migrate(tx, backup.migrations);
      await load(tx, backup, readArchive(path), putter);
      return migrate(tx);
    });
    await db.query(sql`analyze`);
    return { ...held, migrated };
  } catch (error) {
    await putter.undo();
    throw diskFull(error);
  }
};
