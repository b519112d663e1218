import sql, { join, raw } from 'sql-template-tag';
import type { Database } from '@vitrine/server/seed';

export type Row = Readonly<Record<string, unknown>>;
/** Rows by table, in an order that references allow. */
export type Tables = Readonly<Record<string, readonly Row[]>>;

const rowsAtOnce = 10_000;

const insertChunk = (
  db: Database,
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<object[]> => {
  const names = join(columns.map((name) => raw(`"${name}"`)));
  return db.query(sql`
    insert into ${raw(table)} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${raw(table)}, ${JSON.stringify(rows)}::json)`);
};

/** Inserts rows that all carry the columns of the first; ids come with the rows. */
const insertRows = async (db: Database, table: string, rows: readonly Row[]): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {});
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await insertChunk(db, table, columns, rows.slice(start, start + rowsAtOnce));
};

export const insertTables = async (db: Database, tables: Tables): Promise<void> => {
  for (const [table, rows] of Object.entries(tables)) await insertRows(db, table, rows);
};

/** Lets the database count on from the ids that were given. */
export const continueIds = async (db: Database, tables: readonly string[]): Promise<void> => {
  for (const table of tables)
    await db.query(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${raw(table)} having max(id) is not null`,
    );
};
