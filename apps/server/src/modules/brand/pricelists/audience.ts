import type { CallData, CallInput, contract } from '@vitrine/api';
import sql, { empty } from 'sql-template-tag';
import { invalid, notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { whoChanged } from '../../../platform/audit.ts';
import { isOwn, recordOwnChange } from '../service.ts';
import { t } from './words.ts';

type Audience = CallData<typeof contract.brandPricelists.audience>['data'];
type Wanted = CallInput<typeof contract.brandPricelists.give>['body'];

const find = async (scope: SellerScope, id: number, hold = false): Promise<Audience> => {
  const [row] = await scope.db.query<Audience>(sql`
    select l.name, l.version, l.audience as given_to, l.location_ids, (
      select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name) order by r.search_name, r.id), '[]')
      from pricelist_retailer named join retailer r on r.id = named.retailer_id where named.pricelist_id = l.id) as retailers
    from pricelist l where l.id = ${id} and ${isOwn(scope, sql`l`)} and l.archived_at is null ${hold ? sql`for update` : empty}`);
  if (!row) throw notFound();
  return row;
};

export const readAudience = (scope: SellerScope, id: number): Promise<Audience> => find(scope, id);

/** Ids among `wanted` that cannot be named: other accounts' retailers, and those not approved that the list does not name yet. */
const findUnknown = ({ db, account }: SellerScope, id: number, wanted: readonly number[]): Promise<{ id: number }[]> =>
  db.query(sql`
    select wanted.id from unnest(${wanted}::int[]) wanted (id)
    where not exists (select from retailer r where r.id = wanted.id and r.account_id = ${account.id} and r.stage = 'approved')
      and not exists (select from pricelist_retailer where pricelist_id = ${id} and retailer_id = wanted.id)`);

const findUnknownLocations = ({ db }: SellerScope, wanted: readonly number[]): Promise<{ id: number }[]> =>
  db.query(sql`
    select wanted.id from unnest(${wanted}::int[]) wanted (id) where not exists (select from location where location.id = wanted.id)`);

const requireKnown = async (scope: SellerScope, id: number, wanted: Wanted): Promise<void> => {
  const refuse = (field: string) => invalid({ [field]: [t(scope.language, 'unknownChoice')] });
  if ((await findUnknown(scope, id, wanted.retailer_ids)).length > 0) throw refuse('retailer_ids');
  if ((await findUnknownLocations(scope, wanted.location_ids)).length > 0) throw refuse('location_ids');
};

const write = async ({ db }: SellerScope, id: number, { given_to, location_ids, retailer_ids }: Wanted) => {
  const locations = [...new Set(location_ids)];
  await db.query(sql`
    update pricelist set audience = ${given_to}, location_ids = ${locations}::int[], version = version + 1 where id = ${id}`);
  await db.query(sql`
    delete from pricelist_retailer where pricelist_id = ${id} and not (retailer_id = any(${retailer_ids}::int[]))`);
  await db.query(sql`
    insert into pricelist_retailer (pricelist_id, retailer_id)
    select distinct ${id}::int, wanted from unnest(${retailer_ids}::int[]) wanted order by 2 on conflict do nothing`);
};

/** What the log says: how many retailers are named, not who. */
const logged = ({ given_to, location_ids, retailers }: Audience) => ({
  given_to,
  location_ids,
  retailers: retailers.length,
});

/**
 * Chooses whom a price list is offered to. Open carts of others keep their products, and need another list before they are sent. A writer
 * who has not seen the version of now gets a 409 with the audience as it is.
 */
export const giveTo = (scope: SellerScope, id: number, wanted: Wanted): Promise<Audience> =>
  inTransaction(scope, async (tx) => {
    const before = await find(tx, id, true);
    if (before.version !== wanted.seen) {
      const person = await whoChanged(tx, id, ['pricelist.give']);
      throw new Refusal(409, t(tx.language, 'audienceChanged', { person }), { current: before });
    }
    await requireKnown(tx, id, wanted);
    await write(tx, id, wanted);
    const after = await find(tx, id);
    await recordOwnChange(tx, {
      action: 'pricelist.give',
      subject: { id, name: before.name },
      before: logged(before),
      after: logged(after),
    });
    return after;
  });
