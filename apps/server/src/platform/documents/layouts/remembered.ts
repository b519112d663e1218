import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Database } from '../../../db/database.ts';
import { folded, textOf } from '../reading/cells.ts';
import type { SheetCell, SheetRows } from '../reading/types.ts';
import { mostHeadRows } from './types.ts';
import type { Layout } from './types.ts';

/** The oldest layouts of a company beyond these are forgotten. */
const most = 200;
/** The column of reasons that we add to a sheet, in every language. */
const reasons = new Set(['reason', 'motivo']);

/** Whose layouts: a retailer has those of its orders, a brand those of its catalogue. */
export interface Layouts {
  db: Pick<Database, 'query'>;
  account: number;
  owner: { retailer: number } | { brand: number };
}

const isOf = ({ account, owner }: Layouts): Sql =>
  'brand' in owner
    ? sql`account_id = ${account} and brand_id = ${owner.brand}`
    : sql`account_id = ${account} and retailer_id = ${owner.retailer}`;

/** A digest of the names; the column of reasons does not count. Undefined for a row that names fewer than two columns. */
const signatureOf = (cells: readonly SheetCell[]): string | undefined => {
  const names = cells.map((cell) => folded(textOf(cell))).map((name) => (reasons.has(name) ? '' : name));
  if (names.filter(Boolean).length < 2) return undefined;
  const upToLast = names.slice(0, names.findLastIndex(Boolean) + 1);
  return createHash('sha256').update(JSON.stringify(upToLast)).digest('hex');
};

export interface Remembered<Use extends string> extends Layout<Use> {
  id: number;
}

/** The layout that is remembered for one of the first rows as its head. */
export const findLayout = async <Use extends string>(
  of: Layouts,
  rows: SheetRows,
): Promise<Remembered<Use> | undefined> => {
  const signatures = rows.slice(0, mostHeadRows).map(signatureOf);
  const [found] = await of.db.query<{ id: number; uses: Use[]; signature: string }>(sql`
    select id, uses, encode(signature, 'hex') as signature from import_layout
    where ${isOf(of)} and encode(signature, 'hex') = any(${signatures.filter((each) => each !== undefined)}::text[])
    order by changed_at desc, id desc limit 1`);
  return found && { id: found.id, uses: found.uses, head: signatures.indexOf(found.signature) };
};

/** Remembers what the columns under these names hold, in place of what was remembered before; null if no row names them. */
export const keepLayout = async (of: Layouts, rows: SheetRows, { head, uses }: Layout): Promise<number | null> => {
  const signature = signatureOf(rows[head] ?? []);
  if (signature === undefined) return null;
  const { db, account, owner } = of;
  const [retailer, brand] = 'brand' in owner ? [null, owner.brand] : [owner.retailer, null];
  const [kept] = await db.query<{ id: number }>(sql`
    insert into import_layout (account_id, retailer_id, brand_id, signature, uses)
    values (${account}, ${retailer}, ${brand}, decode(${signature}, 'hex'), ${JSON.stringify(uses)}::jsonb)
    on conflict (account_id, retailer_id, brand_id, signature) do update set uses = excluded.uses, changed_at = now()
    returning id`);
  await db.query(sql`
    delete from import_layout where id in (
      select id from import_layout where ${isOf(of)} order by changed_at desc, id desc offset ${most})`);
  return kept?.id ?? null;
};

/** False if there is no such layout of theirs. */
export const forgetLayout = async (of: Layouts, id: number): Promise<boolean> => {
  const gone = await of.db.query(sql`delete from import_layout where id = ${id} and ${isOf(of)} returning id`);
  return gone.length > 0;
};
