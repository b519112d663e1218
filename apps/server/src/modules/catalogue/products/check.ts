import sql from 'sql-template-tag';
import { invalid } from '../../../domain/refusal.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { isOwn } from '../../brandOffice/service.ts';
import { isChoosable } from '../sizeCharts/service.ts';
import type { ProductInput } from './types.ts';
import { t } from './words.ts';
import { hasWords } from './write.ts';

interface Known {
  reference: boolean;
  collection: boolean;
  segment: boolean;
  category: boolean;
  chart: boolean;
  sizes: number;
  pricelists: number;
}

const findKnown = async (scope: SellerScope, input: ProductInput, id: number | null): Promise<Known> => {
  const { db, account } = scope;
  const lists = input.prices.map(({ pricelist_id }) => pricelist_id);
  const [known] = await db.query<Known>(sql`
    select
      exists (select from product where ${isOwn(scope)} and lower(reference_code) = lower(${input.reference_code})
        and id is distinct from ${id}::int) as reference,
      exists (select from collection where ${isOwn(scope)} and id = ${input.collection_id}) as collection,
      exists (select from segment where account_id = ${account.id} and id = ${input.segment_id} for key share) as segment,
      exists (select from category where account_id = ${account.id} and id = ${input.category_id} for key share) as category,
      ${input.size_chart_id}::int is null
        or exists (select from size_chart where ${isChoosable(scope)} and id = ${input.size_chart_id}::int for key share) as chart,
      (select count(*)::int from size where account_id = ${account.id} and id = any(${input.size_ids}::int[])) as sizes,
      (select count(*)::int from pricelist where ${isOwn(scope)} and archived_at is null and id = any(${lists}::int[])) as pricelists`);
  if (!known) throw new Error('Nothing was read.');
  return known;
};

const isRepeated = (values: readonly unknown[]): boolean => new Set(values).size < values.length;

/** Fields that are wrong by themselves, without a look at the database. */
const formProblems = (input: ProductInput) => {
  const { minimum_quantity: least, maximum_quantity: most, colours, prices, size_ids } = input;
  return {
    name: hasWords(input.name) ? undefined : ('nameMissing' as const),
    colours: colours.every(({ label }) => hasWords(label)) ? undefined : ('colourMissing' as const),
    size_ids: isRepeated(size_ids) ? ('repeated' as const) : undefined,
    prices: isRepeated(prices.map(({ pricelist_id }) => pricelist_id)) ? ('repeated' as const) : undefined,
    maximum_quantity: least !== null && most !== null && most < least ? ('mostBelowLeast' as const) : undefined,
  };
};

/** Throws a 422 that names each wrong field. Ids of others are as unknown as ids of nobody. */
export const requireFine = async (scope: SellerScope, input: ProductInput, id: number | null): Promise<void> => {
  const known = await findKnown(scope, input, id);
  const form = formProblems(input);
  const problems = {
    ...form,
    reference_code: known.reference ? ('referenceTaken' as const) : undefined,
    collection_id: known.collection ? undefined : ('unknown' as const),
    segment_id: known.segment ? undefined : ('unknown' as const),
    category_id: known.category ? undefined : ('unknown' as const),
    size_chart_id: known.chart ? undefined : ('unknown' as const),
    size_ids: form.size_ids ?? (known.sizes < input.size_ids.length ? ('unknown' as const) : undefined),
    prices: form.prices ?? (known.pricelists < input.prices.length ? ('unknown' as const) : undefined),
  };
  const errors = Object.entries(problems).flatMap(([field, problem]) =>
    problem ? [[field, [t(scope.language, problem, { reference: input.reference_code })]] as const] : [],
  );
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
};
