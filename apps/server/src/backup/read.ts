import { Refusal } from '../domain/refusal.ts';
import { readMigrations } from '../db/migrate.ts';
import type { Migration } from '../db/migrate.ts';
import { checkArchive, readArchive } from './archive.ts';
import { filesFolder, format, head, headName, tableHashes, tablesName } from './content.ts';
import type { Head, Held } from './content.ts';

/** A backup that this version can restore. */
export interface Backup {
  head: Head;
  /** Those it was made with, in the order in which they were applied. */
  migrations: Migration[];
}

const compareMigrations = async (path: string, { migrations }: Head): Promise<Backup['migrations']> => {
  const known = await readMigrations();
  return migrations.map(({ name, checksum }) => {
    const found = known.find((migration) => migration.name === name);
    if (!found)
      throw new Refusal(
        409,
        `${path} was made by a newer version: this one does not know its migration ${name}. Nothing was changed. Restore it with the version that made it, or a newer one.`,
      );
    if (found.checksum !== checksum)
      throw new Refusal(
        409,
        `${path} was made by another version: its migration ${name} has another text. Nothing was changed. Restore it with the version that made it.`,
      );
    return found;
  });
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads what a backup is, of which version. Throws a refusal in words. */
export const openBackup = async (path: string): Promise<Backup> => {
  for await (const { name, content } of readArchive(path)) {
    const read = name === headName ? head.safeParse(parseJson(content.toString('utf8'))) : undefined;
    if (!read?.success) throw new Refusal(422, `${path} is no backup of Vitrine. Nothing was changed.`);
    if (read.data.format !== format)
      throw new Refusal(
        409,
        `${path} has format ${read.data.format}; this version reads ${format}. Nothing was changed.`,
      );
    return { head: read.data, migrations: await compareMigrations(path, read.data) };
  }
  throw new Refusal(422, `${path} is empty. Nothing was changed.`);
};

/** Reads a whole backup and compares it with its checksums. */
export const checkBackup = async (path: string): Promise<Held> => {
  const { head: first } = await openBackup(path);
  await checkArchive(path);
  let rows = 0;
  let files = 0;
  for await (const { name, content } of readArchive(path)) {
    if (name.startsWith(filesFolder)) files += 1;
    if (name === tablesName)
      for (const table of Object.values(tableHashes.parse(JSON.parse(content.toString('utf8'))))) rows += table.rows;
  }
  return { madeAt: first.madeAt, tables: first.tables.length, rows, files };
};
