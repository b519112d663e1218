import type { CallData, contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { limitTo } from '../../../db/limit.ts';
import { sized } from '../../../db/json.ts';
import type { Scope } from '../../../domain/scope.ts';

type Found = CallData<typeof contract.search.find>['data']['products'][number];

const shown = 8;
/** Of more matches than these the best are not looked for: people go on typing. */
const compared = 80;

/** Products on show whose words or code match; a whole code first, then names that begin with what was typed, then the newest. */
export const findProductsByWords = ({ db, account, language }: Scope, typed: string): Promise<Found[]> =>
  db.query(sql`
    with typed as materialized (
      select folded(${typed}) as text, search_query(${account.id}, ${typed}) as query
    ), matching as materialized (
      select p.id, localized(p.name, ${language}) as name, p.reference_code, p.created_at, b.name as seller
      from product_search found join product p on p.id = found.product_id
      join collection c on c.id = p.collection_id and c.is_active
      join brand b on b.id = p.brand_id and b.is_published
      where found.words @@ (select query from typed) and p.account_id = ${account.id} and p.is_active
      ${limitTo(compared)}
    ), best as (
      select matching.*, row_number() over (
        order by folded(reference_code) = (select text from typed) desc, starts_with(folded(name), (select text from typed)) desc, created_at desc, id
      ) as place
      from matching order by place ${limitTo(shown)}
    )
    select best.id, best.name, best.reference_code, best.seller, (
      select ${sized(sql`i.picture`, 300)} from product_image i where i.product_id = best.id order by i.position, i.id limit 1) as picture_thumbnail
    from best order by place`);
