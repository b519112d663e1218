import { z } from 'zod';

export const headName = 'backup.json';
export const tablesName = 'tables.json';
export const rowsFolder = 'rows/';
export const filesFolder = 'files/';

/** The first entry: what the rest is, so that a backup of another version is refused before anything is read. */
export const head = z.object({
  kind: z.literal('vitrine-backup'),
  format: z.number().int(),
  madeAt: z.string(),
  /** In the order in which they were applied. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
      key: z.array(z.string()),
    }),
  ),
  sequences: z.record(z.string(), z.number()),
});

export type Head = z.infer<typeof head>;

/** What this version writes and reads. */
export const format = 1;

/** After the rows: of every table how many there are, and the hash of all of them. */
export const tableHashes = z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() }));

/** What a backup holds, in numbers. */
export interface Held {
  madeAt: string;
  tables: number;
  rows: number;
  files: number;
}

export const count = (many: number, one: string, more = `${one}s`): string =>
  `${many.toLocaleString('en-US')} ${many === 1 ? one : more}`;

export const describeHeld = ({ tables, rows, files }: Held): string =>
  `${count(tables, 'table')} with ${count(rows, 'row')}, and ${count(files, 'file')}`;
