import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { limitTo } from '../../../db/limit.ts';
import { nameInSql } from '../../../domain/names.ts';
import type { Scope } from '../../../domain/scope.ts';

/** As many as a card has room for. */
const shown = 2;

/** What was typed as a query for words; null if it has none. */
export const typedWords = ({ account }: Scope, search: string): Sql =>
  sql`search_query(${account.id}, ${search.trim()})`;

/** Whether the name of brand `b` alone has all that was typed. */
export const isNamed = (scope: Scope, search: string): Sql => sql`(b.words @@ (select ${typedWords(scope, search)}))`;

const lexemes = (words: Sql): Sql => sql`array_to_tsvector(search_words(${words}))`;

/**
 * What brand `b` sells of what was typed, in the reader's language: its tags and categories first, then names of products, or their facts where
 * the name does not say it. Nothing for a brand that was found by its name.
 */
export const matchesOf = (scope: Scope, search: string): Sql => {
  const { account, language } = scope;
  const all = sql`(select ${typedWords(scope, search)})`;
  const any = sql`(select replace((${typedWords(scope, search)})::text, '&', '|')::tsquery)`;
  const products = (matching: Sql, most: number): Sql => sql`(
    select case when ${lexemes(sql`all_words(p.name)`)} @@ ${any} then localized(p.name, ${language})
      else coalesce((
        select localized(fact, ${language}) from jsonb_array_elements(p.details) fact where ${lexemes(sql`all_words(fact)`)} @@ ${any} limit 1
      ), localized(p.name, ${language})) end as label
    from product p
    join collection c on c.id = p.collection_id and c.is_active
    join product_search s on s.product_id = p.id
    where p.account_id = b.account_id and p.brand_id = b.id and ${matching} ${limitTo(most)})`;
  return sql`case when ${isNamed(scope, search)} then '{}' else array(
    select label from (
      select ${nameInSql(scope, sql`tag`)} as label from unnest(b.tags) tag
      where ${lexemes(sql`tag_words(tag, ${JSON.stringify(account.names)}::jsonb)`)} @@ ${any}
      union all (
        select localized(k.name, ${language}) from brand_category bc join category k on k.id = bc.category_id
        where bc.brand_id = b.id and ${lexemes(sql`all_words(k.name)`)} @@ ${any})
      union all ${products(sql`s.sold @@ ${all}`, shown)}
      union all ${products(sql`s.sold @@ ${any} and not s.sold @@ ${all}`, 1)}
    ) matching ${limitTo(shown)}) end`;
};
