import type { ProductMove } from '@vitrine/api/client';
import sql from 'sql-template-tag';
import { invalid, notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { isOwn, recordOwnChange } from '../service.ts';
import { t } from './words.ts';

type Place = ProductMove['from'];

interface Held extends Place {
  id: number;
  reference: string;
}

/** Products of the brand, held in one order, so that two writers wait for each other instead of stopping each other. */
const holdProducts = (scope: SellerScope, ids: readonly number[]): Promise<Held[]> =>
  scope.db.query<Held>(sql`
    select id, reference_code as reference, is_active, collection_id from product
    where ${isOwn(scope)} and id = any(${ids}::int[]) order by id for update`);

const hasCollections = async (scope: SellerScope, ids: readonly number[]): Promise<boolean> => {
  const found = await scope.db.query(sql`select from collection where ${isOwn(scope)} and id = any(${ids}::int[])`);
  return found.length === ids.length;
};

/** A collection offers every list in which one of its products has a price. */
const writePlaces = async (scope: SellerScope, moves: readonly ProductMove[]): Promise<void> => {
  const places = moves.map(({ id, to }) => ({ id, ...to }));
  await scope.db.query(sql`
    update product p set is_active = given.is_active, collection_id = given.collection_id, version = p.version + 1
    from json_to_recordset(${JSON.stringify(places)}::json) as given(id int, is_active boolean, collection_id int)
    where p.id = given.id and ${isOwn(scope, sql`p`)}`);
  await scope.db.query(sql`
    insert into collection_pricelist (collection_id, pricelist_id)
    select distinct p.collection_id, price.pricelist_id from product p join price on price.product_id = p.id
    where p.id = any(${moves.map(({ id }) => id)}::int[]) on conflict do nothing`);
};

const isSame = (one: Place, other: Place): boolean =>
  one.is_active === other.is_active && one.collection_id === other.collection_id;

/** Archives products, brings them back or moves them: all of them, or none. Who has not seen one as it is now changes none. */
export const changeMany = (scope: SellerScope, moves: readonly ProductMove[]): Promise<number> =>
  inTransaction(scope, async (tx) => {
    const byId = new Map(moves.map((move) => [move.id, move]));
    if (byId.size < moves.length) throw invalid({ products: [t(tx.language, 'repeated')] });
    const held = await holdProducts(tx, [...byId.keys()]);
    if (held.length < moves.length) throw notFound();
    const collections = [...new Set(moves.map(({ to }) => to.collection_id))];
    if (!(await hasCollections(tx, collections))) throw invalid({ products: [t(tx.language, 'unknown')] });
    const others = held.filter((product) => !isSame(product, byId.get(product.id)?.from ?? product));
    if (others.length > 0) {
      const references = others.map(({ reference }) => reference).join(', ');
      throw new Refusal(409, t(tx.language, 'someChanged', { references }));
    }
    await writePlaces(tx, moves);
    const ids = held.map(({ id }) => id);
    await recordOwnChange(tx, {
      action: 'product.change_many',
      subject: { id: null, name: String(ids.length) },
      before: { products: held.map(({ id, is_active, collection_id }) => ({ id, is_active, collection_id })) },
      after: { ids, count: ids.length, products: moves.map(({ id, to }) => ({ id, ...to })) },
    });
    return ids.length;
  });
