import { isPayable, toCents } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import { invalid } from '../../../domain/refusal.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { translateInput } from '../../../platform/inputWords.ts';
import { isOwn } from '../service.ts';
import { isChoosable } from '../../shared/sizeCharts/service.ts';
import { readGtins } from './checkGtins.ts';
import type { ProductForm, ProductInput } from './types.ts';
import { t } from './words.ts';
import { hasWords } from './write.ts';

interface Known {
  reference: boolean;
  collection: boolean;
  segment: boolean;
  category: boolean;
  chart: boolean;
  sizes: number;
  /** Currencies by the id of their list. */
  pricelists: Readonly<Record<string, string>>;
}

const findKnown = async (scope: SellerScope, input: ProductForm, id: number | null): Promise<Known> => {
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
      (select coalesce(json_object_agg(id, currency), '{}') from pricelist
        where ${isOwn(scope)} and archived_at is null and id = any(${lists}::int[])) as pricelists`);
  if (!known) throw new Error('Nothing was read.');
  return known;
};

const isRepeated = (values: readonly unknown[]): boolean => new Set(values).size < values.length;

/** Fields that are wrong by themselves, without a look at the database. */
const formProblems = (input: ProductForm) => {
  const { minimum_quantity: least, maximum_quantity: most, colours, prices, size_ids } = input;
  return {
    name: hasWords(input.name) ? undefined : ('nameMissing' as const),
    colours: colours.every(({ label }) => hasWords(label)) ? undefined : ('colourMissing' as const),
    size_ids: isRepeated(size_ids) ? ('repeated' as const) : undefined,
    prices: isRepeated(prices.map(({ pricelist_id }) => pricelist_id)) ? ('repeated' as const) : undefined,
    maximum_quantity: least !== null && most !== null && most < least ? ('mostBelowLeast' as const) : undefined,
  };
};

const knownProblems = (known: Known, input: ProductForm) => ({
  reference_code: known.reference ? ('referenceTaken' as const) : undefined,
  collection_id: known.collection ? undefined : ('unknown' as const),
  segment_id: known.segment ? undefined : ('unknown' as const),
  category_id: known.category ? undefined : ('unknown' as const),
  size_chart_id: known.chart ? undefined : ('unknown' as const),
  ...(known.sizes < input.size_ids.length && { size_ids: 'unknown' as const }),
  ...(input.prices.some(({ pricelist_id }) => known.pricelists[pricelist_id] === undefined) && {
    prices: 'unknown' as const,
  }),
});

type Problems = Record<string, string[]>;

/** Fields that nobody has filled in. */
const missing = ({ language }: SellerScope, input: ProductForm): Problems => {
  const must = ['reference_code', 'collection_id', 'segment_id', 'category_id'] as const;
  return {
    ...Object.fromEntries(
      must.flatMap((field) => (input[field] ? [] : [[field, [translateInput(language, 'missing')]]])),
    ),
    ...(input.size_ids.length === 0 && { size_ids: [translateInput(language, 'none')] }),
  };
};

/** The prices, and what is said beside the empty half of one, and beside less than the smallest coin. */
const readPrices = ({ language }: SellerScope, { prices }: ProductForm, { pricelists }: Known) => {
  const problems: Problems = {};
  for (const [at, price] of prices.entries())
    for (const field of ['wholesale', 'retailer'] as const) {
      const currency = pricelists[price.pricelist_id];
      if (!isPayable(toCents(price[field] ?? 0), currency))
        problems[`prices.${at}.${field}`] = [t(language, 'wholeCoins', { currency: currency ?? '' })];
    }
  const whole = prices.flatMap(({ pricelist_id, wholesale, retailer }, at) => {
    if (wholesale !== undefined && retailer !== undefined) return [{ pricelist_id, wholesale, retailer }];
    problems[`prices.${at}.${wholesale === undefined ? 'wholesale' : 'retailer'}`] = [t(language, 'bothPrices')];
    return [];
  });
  return { whole, problems };
};

/** The product of a form; throws a 422 that names each wrong field. Ids of others are as unknown as ids of nobody. */
export const requireFine = async (scope: SellerScope, form: ProductForm, id: number | null): Promise<ProductInput> => {
  const found = await findKnown(scope, form, id);
  const known = knownProblems(found, form);
  const { whole, problems } = readPrices(scope, form, found);
  const gtins = await readGtins(scope, form, id);
  const errors: Problems = {};
  for (const [field, itself] of Object.entries({ ...known, ...formProblems(form) })) {
    const problem = itself ?? known[field as keyof typeof known];
    if (problem) errors[field] = [t(scope.language, problem, { reference: form.reference_code })];
  }
  Object.assign(errors, missing(scope, form), problems, gtins.problems);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { ...form, colours: gtins.colours, prices: whole };
};
