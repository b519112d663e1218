import { isHttpUrl } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import { invalid } from '../../../domain/refusal.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import type { FactsInput } from './types.ts';
import { t } from './words.ts';

interface Known {
  name: boolean;
  segments: number;
  categories: number;
}

/** What is known is held, so that staff do not remove it meanwhile. */
const findKnown = async (scope: SellerScope, { name, segment_ids, category_ids }: FactsInput): Promise<Known> => {
  const { db, account, viewer } = scope;
  const held = async (from: ReturnType<typeof sql>) =>
    (await db.query(sql`select id from ${from} for key share`)).length;
  const others = await db.query(sql`
    select id from brand where account_id = ${account.id} and search_name = folded(${name}) and id <> ${viewer.brandId} limit 1`);
  return {
    name: others.length > 0,
    segments: await held(sql`segment where account_id = ${account.id} and id = any(${segment_ids}::int[])`),
    categories: await held(sql`category where account_id = ${account.id} and id = any(${category_ids}::int[])`),
  };
};

const isBelow = (most: number | null, least: number | null): boolean => most !== null && least !== null && most < least;

/** Throws a 422 that names each wrong field. Ids of other accounts are as unknown as ids of nothing. */
export const requireFine = async (scope: SellerScope, input: FactsInput): Promise<void> => {
  const known = await findKnown(scope, input);
  const problems = {
    name: known.name && ('nameTaken' as const),
    segment_ids: known.segments < new Set(input.segment_ids).size && ('unknown' as const),
    category_ids: known.categories < new Set(input.category_ids).size && ('unknown' as const),
    order_now_url: input.order_now_url !== '' && !isHttpUrl(input.order_now_url) && ('noLink' as const),
    maximum_quantity: isBelow(input.maximum_quantity, input.minimum_quantity) && ('mostBelowLeast' as const),
    maximum_value: isBelow(input.maximum_value, input.minimum_value) && ('mostBelowLeast' as const),
  };
  const errors = Object.entries(problems).flatMap(([field, problem]) =>
    problem ? [[field, [t(scope.language, problem, { name: input.name })]] as const] : [],
  );
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
};
