import sql from 'sql-template-tag';
import type { Database } from '../db/database.ts';
import { Refusal } from '../domain/refusal.ts';
import type { Files } from '../platform/files/files.ts';
import { writeArchive } from './archive.ts';
import type { ArchiveWriter } from './archive.ts';
import { filesFolder, format, headName, rowsFolder, tablesName } from './content.ts';
import type { Head, Held } from './content.ts';
import { findTables, hashRows, prepareTransfer, readRows, readSequences } from './tables.ts';
import type { RowHash } from './tables.ts';

const findMigrations = async (tx: Database): Promise<Head['migrations']> => {
  const [found] = await tx.query<{ there: boolean }>(sql`select to_regclass('migration') is not null as there`);
  if (!found?.there)
    throw new Refusal(404, 'The database is empty, so no backup was made. Check DATABASE_URL, or DATA_DIR.');
  return tx.query(sql`select name, checksum from migration order by applied_at, name`);
};

const writeTables = async (tx: Database, archive: ArchiveWriter, madeAt: string): Promise<Record<string, RowHash>> => {
  const migrations = await findMigrations(tx);
  const tables = await findTables(tx);
  const sequences = await readSequences(tx);
  const first: Head = { kind: 'vitrine-backup', format, madeAt, migrations, tables, sequences };
  await archive.add(headName, JSON.stringify(first));
  const hashes: Record<string, RowHash> = {};
  for (const table of tables) {
    const hash = hashRows();
    let part = 0;
    for await (const lines of readRows(tx, table)) {
      hash.add(lines);
      part += 1;
      await archive.add(`${rowsFolder}${table.name}/${String(part).padStart(6, '0')}.jsonl`, `${lines.join('\n')}\n`);
    }
    hashes[table.name] = hash.end();
  }
  await archive.add(tablesName, JSON.stringify(hashes));
  return hashes;
};

/** Files follow the rows: a file is written before the row that names it. One that is removed meanwhile belonged to nobody any more. */
const writeFiles = async (files: Files, archive: ArchiveWriter): Promise<number> => {
  let written = 0;
  for await (const key of files.list()) {
    const content = await files.get(key);
    if (!content) continue;
    await archive.add(filesFolder + key, content);
    written += 1;
  }
  return written;
};

/** Writes everything to one file while the shop is open: the rows as one moment shows them, then the files. Leaves nothing when it fails. */
export const writeBackup = async (
  { db, files }: { db: Database; files: Files },
  path: string,
): Promise<Held & { bytes: number }> => {
  const archive = await writeArchive(path);
  try {
    const madeAt = new Date().toISOString();
    const hashes = await db.transaction(async (tx) => {
      await tx.query(sql`set transaction isolation level repeatable read, read only`);
      await prepareTransfer(tx);
      return writeTables(tx, archive, madeAt);
    });
    const written = await writeFiles(files, archive);
    const bytes = await archive.finish();
    const all = Object.values(hashes);
    return { madeAt, tables: all.length, rows: all.reduce((sum, { rows }) => sum + rows, 0), files: written, bytes };
  } catch (error) {
    await archive.abandon();
    throw error;
  }
};
