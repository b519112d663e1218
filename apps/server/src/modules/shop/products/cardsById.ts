import sql from 'sql-template-tag';
import { nameIn } from '../../../domain/names.ts';
import type { Scope } from '../../../domain/scope.ts';
import { cardFields, cardImages, cardJoins, toCard } from './cards.ts';
import type { Card, StoredCard } from './cards.ts';
import type { PriceVisibility } from './priceVisibility.ts';

/** Products that are on show, as cards, in the order of their ids. */
export const findCards = async (scope: Scope, visibility: PriceVisibility, ids: readonly number[]): Promise<Card[]> => {
  const { db, account, language } = scope;
  if (ids.length === 0) return [];
  const rows = await db.query<{ card: StoredCard }>(sql`
    select json_build_object(${cardFields(visibility, language)}) as card
    from unnest(${ids}::int[]) with ordinality wanted (id, place)
    join product p on p.id = wanted.id ${cardJoins}
    where p.account_id = ${account.id} and p.is_active and c.is_active and b.is_published
    order by wanted.place`);
  return rows.map(({ card }) => toCard(card, null, { limits: cardImages, nameOf: nameIn(scope) }));
};
