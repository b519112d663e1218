import { createHash } from 'node:crypto';
import sql, { raw } from 'sql-template-tag';
import type { Database } from '../db/database.ts';

/** A table as its rows are written: the columns that hold values of their own, and those that tell its rows apart. */
export interface Table {
  name: string;
  columns: { name: string; type: string }[];
  key: string[];
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Every value has the same text in each database, whatever its settings. Large tables take their time. */
const settings = `set local datestyle = 'ISO, YMD'; set local timezone = 'UTC'; set local intervalstyle = 'postgres';
set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0; set local lock_timeout = 0;
set local idle_in_transaction_session_timeout = 0`;

export const prepareTransfer = async (tx: Database): Promise<void> => {
  for (const setting of settings.split(';')) await tx.query(raw(setting));
};

/** All tables of the database. Columns that it computes itself are left out. */
export const findTables = (db: Database): Promise<Table[]> =>
  db.query<Table>(sql`
    select c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns,
      coalesce(
        (select json_agg(k.attname order by k.attnum) from pg_index i join pg_attribute k on k.attrelid = c.oid and k.attnum = any (i.indkey)
          where i.indrelid = c.oid and i.indisprimary),
        json_agg(a.attname order by a.attnum)) as key
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
    group by c.oid, c.relname order by c.relname collate "C"`);

const rowsAtOnce = 500;

/** The rows as lines of JSON, each a list of texts: what the type itself writes and reads, so that no value changes on its way. */
export async function* readRows(tx: Database, { name, columns, key }: Table): AsyncGenerator<string[]> {
  const values = columns.map((column) => `${quoted(column.name)}::text`);
  const order = key.map((column) => `${quoted(column)}::text collate "C"`);
  await tx.query(
    raw(`declare rows_of_table no scroll cursor for
      select to_json(array[${values.join(', ')}]::text[])::text as line from ${quoted(name)} order by ${order.join(', ')}`),
  );
  for (;;) {
    const rows = await tx.query<{ line: string }>(raw(`fetch ${rowsAtOnce} from rows_of_table`));
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await tx.query(raw('close rows_of_table'));
}

/** Writes rows as they were read. Triggers and references of the table are off meanwhile. */
export const insertRows = async (tx: Database, { name, columns }: Table, lines: readonly string[]): Promise<void> => {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map(({ type }, at) => `(line ->> ${at})::${type}`).join(', ');
  const statement = sql`${raw(`insert into ${quoted(name)} (${names}) overriding system value select ${values} from json_array_elements(`)}${`[${lines.join(',')}]`}${raw('::json) line')}`;
  await tx.query(statement);
};

/** How many rows, and a hash of all of them in their order. */
export const hashRows = () => {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add: (lines: readonly string[]): void => {
      rows += lines.length;
      for (const line of lines) hash.update(line).update('\n');
    },
    end: () => ({ rows, sha256: hash.digest('hex') }),
  };
};

export type RowHash = ReturnType<ReturnType<typeof hashRows>['end']>;

export const hashTable = async (tx: Database, table: Table): Promise<RowHash> => {
  const hash = hashRows();
  for await (const lines of readRows(tx, table)) hash.add(lines);
  return hash.end();
};

/** The last value of every sequence that has given one. */
export const readSequences = async (tx: Database): Promise<Record<string, number>> => {
  const rows = await tx.query<{ name: string; value: number }>(sql`
    select sequencename as name, last_value as value from pg_sequences
    where schemaname = current_schema() and last_value is not null order by 1`);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
};

export const setSequences = async (tx: Database, sequences: Readonly<Record<string, number>>): Promise<void> => {
  for (const [name, value] of Object.entries(sequences))
    await tx.query(sql`select setval(${quoted(name)}::regclass, ${value}::bigint)`);
};

/** Empties all tables and lets `work` fill them: references are checked once, at the end, and no trigger changes what is written. */
export const whileUnchecked = async (
  tx: Database,
  tables: readonly Table[],
  work: () => Promise<void>,
): Promise<void> => {
  const references = await tx.query<{ of: string; name: string; definition: string }>(sql`
    select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace`);
  const names = tables.map(({ name }) => quoted(name));
  for (const { of, name } of references) await tx.query(raw(`alter table ${of} drop constraint ${quoted(name)}`));
  for (const name of names) await tx.query(raw(`alter table ${name} disable trigger user`));
  await tx.query(raw(`truncate ${names.join(', ')} restart identity`));
  await work();
  for (const name of names) await tx.query(raw(`alter table ${name} enable trigger user`));
  for (const { of, name, definition } of references)
    await tx.query(raw(`alter table ${of} add constraint ${quoted(name)} ${definition}`));
  const views = await tx.query<{ name: string }>(
    sql`select matviewname as name from pg_matviews where schemaname = current_schema()`,
  );
  for (const { name } of views) await tx.query(raw(`refresh materialized view ${quoted(name)}`));
};
