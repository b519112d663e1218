import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { BuyerScope } from '../../../domain/scope.ts';
import type { SheetCell, SheetRows } from '../../../platform/documents/reading/types.ts';
import { columnOf, folded, textOf } from '../parse.ts';
import { mostHeadRows } from './guess.ts';
import type { Layout, Use } from './types.ts';

/** The oldest layouts of a retailer beyond these are forgotten. */
const most = 200;

/** A digest of the names; the column of reasons that we add to a sheet does not count. Undefined for a row that names fewer than two columns. */
const signatureOf = (cells: readonly SheetCell[]): string | undefined => {
  const names = cells.map((cell) => (columnOf(textOf(cell)) === 'reason' ? '' : folded(textOf(cell))));
  if (names.filter(Boolean).length < 2) return undefined;
  const upToLast = names.slice(0, names.findLastIndex(Boolean) + 1);
  return createHash('sha256').update(JSON.stringify(upToLast)).digest('hex');
};

export interface Remembered extends Layout {
  id: number;
}

/** The layout that the retailer has remembered for one of the first rows as its head. */
export const findLayout = async (
  { db, account, viewer }: BuyerScope,
  rows: SheetRows,
): Promise<Remembered | undefined> => {
  const signatures = rows.slice(0, mostHeadRows).map(signatureOf);
  const [found] = await db.query<{ id: number; uses: Use[]; signature: string }>(sql`
    select id, uses, encode(signature, 'hex') as signature from import_layout
    where account_id = ${account.id} and retailer_id = ${viewer.retailerId}
      and encode(signature, 'hex') = any(${signatures.filter((each) => each !== undefined)}::text[])
    order by changed_at desc, id desc limit 1`);
  return found && { id: found.id, uses: found.uses, head: signatures.indexOf(found.signature) };
};

/** Remembers what the columns under these names hold, in place of what was remembered before; null if no row names them. */
export const keepLayout = async (
  { db, account, viewer }: BuyerScope,
  rows: SheetRows,
  { head, uses }: Layout,
): Promise<number | null> => {
  const signature = signatureOf(rows[head] ?? []);
  if (signature === undefined) return null;
  const [kept] = await db.query<{ id: number }>(sql`
    insert into import_layout (account_id, retailer_id, signature, uses)
    values (${account.id}, ${viewer.retailerId}, decode(${signature}, 'hex'), ${JSON.stringify(uses)}::jsonb)
    on conflict (account_id, retailer_id, signature) do update set uses = excluded.uses, changed_at = now()
    returning id`);
  await db.query(sql`
    delete from import_layout where id in (
      select id from import_layout where account_id = ${account.id} and retailer_id = ${viewer.retailerId}
      order by changed_at desc, id desc offset ${most})`);
  return kept?.id ?? null;
};

/** False if the retailer has no such layout. */
export const forgetLayout = async ({ db, account, viewer }: BuyerScope, id: number): Promise<boolean> => {
  const gone = await db.query(sql`
    delete from import_layout where id = ${id} and account_id = ${account.id} and retailer_id = ${viewer.retailerId} returning id`);
  return gone.length > 0;
};
