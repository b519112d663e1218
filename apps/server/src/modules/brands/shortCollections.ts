import type { CallData, contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { sized } from '../../db/json.ts';
import type { Scope } from '../../domain/scope.ts';

export type ShortCollection = CallData<typeof contract.brands.collections>[number];

/** A brand's open collections in its order, each with its price lists; the first list is the default (E-25). */
export const findShortCollections = ({ db, account, language }: Scope, brandId: number): Promise<ShortCollection[]> =>
  db.query(sql`
    select c.id, localized(c.name, ${language}) as name, ${sized(sql`c.list_image`, 600)} as list_image, localized(c.button, ${language}) as button, (
      select coalesce(json_agg(json_build_object('id', pl.id, 'name', pl.name) order by pl.id), '[]')
      from collection_pricelist cp join pricelist pl on pl.id = cp.pricelist_id where cp.collection_id = c.id) as pricelists
    from collection c
    where c.account_id = ${account.id} and c.brand_id = ${brandId} and c.is_active
    order by c.position, c.id`);
