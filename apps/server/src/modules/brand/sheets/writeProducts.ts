import sql from 'sql-template-tag';
import { languageCodes } from '@vitrine/api/rules';
import type { SellerScope } from '../../../domain/scope.ts';
import { isOwn } from '../service.ts';
import { changesForm } from './summary.ts';
import type { PlannedProduct, Texts } from './types.ts';

/** A product with its id, also if it is new. */
export type Placed = PlannedProduct & { id: number };

const defaultDays = 30;

/** English words are always there, because other languages fall back to them. */
const withEnglish = (texts: Texts | null): Texts | null =>
  texts && { en: languageCodes.map((code) => texts[code]).find(Boolean) ?? '', ...texts };

const rowsOf = (products: readonly PlannedProduct[]): string =>
  JSON.stringify(
    products.map(
      ({ name, description, id, reference, collection, category, segment, days, minimum, maximum, active, tags }) => ({
        id,
        reference,
        collection,
        category,
        segment,
        days,
        minimum,
        maximum,
        active,
        tags,
        // A known product has English words already.
        name: id === null ? withEnglish(name) : name,
        description: id === null ? withEnglish(description) : description,
      }),
    ),
  );

const typed = sql`(id int, reference text, name jsonb, description jsonb, collection int, category int, segment int, days int,
  minimum int, maximum int, active boolean, tags text[])`;

/** Writes new products, and gives all of them with their ids. */
export const insertNew = async (scope: SellerScope, products: readonly PlannedProduct[]): Promise<Placed[]> => {
  const { db, account, viewer } = scope;
  const added = await db.query<{ id: number; reference: string }>(sql`
    insert into product (account_id, brand_id, collection_id, segment_id, category_id, name, reference_code, description, delivery_days,
      minimum_quantity, maximum_quantity, is_active, tags, position)
    select ${account.id}, ${viewer.brandId}, n.collection, n.segment, n.category, n.name, n.reference, coalesce(n.description, '{"en": ""}'),
      coalesce(n.days, ${defaultDays}), n.minimum, n.maximum, coalesce(n.active, true), coalesce(n.tags, '{}'), coalesce(held.last, 0) + row_number() over (partition by n.collection order by n.place)
    from (select given.*, row_number() over () as place
      from json_to_recordset(${rowsOf(products.filter(({ id }) => id === null))}::json) as given${typed}) n
    left join (select collection_id, max(position) as last from product where ${isOwn(scope)} group by collection_id) held
      on held.collection_id = n.collection
    order by n.place returning id, reference_code as reference`);
  const ids = new Map(added.map(({ id, reference }) => [reference, id]));
  return products.map((product) => ({ ...product, id: product.id ?? ids.get(product.reference) ?? 0 }));
};

/** Writes the fields of known products. Each one that the sheet changes gets a new version, once, so that an open form is told. */
export const updateKnown = async (scope: SellerScope, products: readonly PlannedProduct[]): Promise<void> => {
  const changed = products.filter((product) => product.id !== null && changesForm(product));
  await scope.db.query(sql`
    update product p set version = p.version + 1, name = p.name || coalesce(n.name, '{}'), description = p.description || coalesce(n.description, '{}'),
      collection_id = coalesce(n.collection, p.collection_id), category_id = coalesce(n.category, p.category_id),
      segment_id = coalesce(n.segment, p.segment_id), delivery_days = coalesce(n.days, p.delivery_days),
      minimum_quantity = coalesce(n.minimum, p.minimum_quantity), maximum_quantity = coalesce(n.maximum, p.maximum_quantity),
      is_active = coalesce(n.active, p.is_active), tags = coalesce(n.tags, p.tags)
    from json_to_recordset(${rowsOf(changed)}::json) as n${typed} where p.id = n.id and ${isOwn(scope, sql`p`)}`);
};
