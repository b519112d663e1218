import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { MemberScope } from '../../../domain/scope.ts';
import { fieldsOf } from './fields.ts';
import type { BrandSizeChart, ChartSize, SizeChartInput, SizeChartRow } from './types.ts';

/** Who keeps size charts: people of a brand for it, or staff, for whom `brandId` is null, for the account. */
export type KeeperScope = MemberScope;

/** True for charts that the keeper may change: those of the brand, or those of the account. */
const isKept = ({ account, viewer }: KeeperScope, of = sql`size_chart`): Sql =>
  sql`${of}.account_id = ${account.id} and ${of}.brand_id is not distinct from ${viewer.brandId}::int`;

/** True for charts that the brand can choose: its own and those of the account. */
export const isChoosable = ({ account, viewer }: KeeperScope, of = sql`size_chart`): Sql =>
  sql`${of}.account_id = ${account.id} and (${of}.brand_id is null or ${of}.brand_id = ${viewer.brandId})`;

const common = (scope: KeeperScope): Sql => sql`
  'id', c.id, 'is_own', ${isKept(scope, sql`c`)},
  'products', (
    select count(*)::int from product p
    where p.size_chart_id = c.id and p.brand_id = coalesce(${scope.viewer.brandId}::int, p.brand_id))`;

/** Own charts by age, then those of the account. */
export const findSizeCharts = async (scope: KeeperScope): Promise<SizeChartRow[]> => {
  const { language, account } = scope;
  const rows = await scope.db.query<{ chart: SizeChartRow }>(sql`
    select json_build_object(${common(scope)}, 'name', translated(c.name, c.names, ${language}),
      'measurements', (
        select coalesce(json_agg(translated(m.name, coalesce(c.measurement_names -> m.name, '{}'), ${language}) order by place), '[]')
        from unnest(c.measurements) with ordinality m (name, place)),
      'sizes', (
        select coalesce(json_agg(z.name order by z.position, z.id), '[]') from size z where z.account_id = ${account.id} and z.run = c.run)
    ) as chart
    from size_chart c where ${isChoosable(scope, sql`c`)} order by c.brand_id is null, c.id`);
  return rows.map(({ chart }) => chart);
};

const findOne = async (scope: KeeperScope, where: Sql): Promise<BrandSizeChart | undefined> => {
  const [row] = await scope.db.query<{ chart: BrandSizeChart }>(sql`
    select json_build_object(${common(scope)}, 'version', c.version, 'run', coalesce(c.run, ''),
      'name', jsonb_build_object('en', c.name) || c.names,
      'measurements', (
        select coalesce(json_agg(json_build_object(
          'name', jsonb_build_object('en', m.name) || coalesce(c.measurement_names -> m.name, '{}'),
          'cm', coalesce(c.cm -> m.name, '{}')) order by place), '[]')
        from unnest(c.measurements) with ordinality m (name, place))
    ) as chart
    from size_chart c where ${where}`);
  return row?.chart;
};

export const findSizeChart = (scope: KeeperScope, id: number): Promise<BrandSizeChart | undefined> =>
  findOne(scope, sql`c.id = ${id} and ${isChoosable(scope, sql`c`)}`);

/** A chart that the keeper may change; held until the transaction ends if `hold`. */
export const findOwnSizeChart = (scope: KeeperScope, id: number, hold = false): Promise<BrandSizeChart | undefined> =>
  findOne(scope, sql`c.id = ${id} and ${isKept(scope, sql`c`)} ${hold ? sql`for update` : empty}`);

const columns = sql`name, names, run, measurements, measurement_names, cm`;
const given = (input: SizeChartInput): Sql => sql`
  json_to_record(${JSON.stringify(fieldsOf(input))}::json)
  as given(name text, names jsonb, run text, measurements text[], measurement_names jsonb, cm jsonb)`;

/** Adds a chart; the cart and the product show the picture of their brand for it. Returns its id. */
export const insertSizeChart = async (scope: KeeperScope, input: SizeChartInput): Promise<number> => {
  const { db, account, viewer } = scope;
  const [row] = await db.query<{ id: number }>(sql`
    insert into size_chart (account_id, brand_id, image, ${columns})
    select ${account.id}, ${viewer.brandId}, (select list_image from brand b where b.id = ${viewer.brandId}::int and b.account_id = ${account.id}), given.*
    from ${given(input)} returning id`);
  if (!row) throw new Error('The size chart was not written.');
  return row.id;
};

export const updateSizeChart = async (scope: KeeperScope, id: number, input: SizeChartInput): Promise<void> => {
  await scope.db.query(sql`
    update size_chart c set version = c.version + 1, (${columns}) = (select given.* from ${given(input)})
    where c.id = ${id} and ${isKept(scope, sql`c`)}`);
};

export const deleteSizeChart = async (scope: KeeperScope, id: number): Promise<void> => {
  await scope.db.query(sql`delete from size_chart where id = ${id} and ${isKept(scope)}`);
};

/** The sizes of the account that a chart can be for, run by run. */
export const findSizes = async ({ db, account }: KeeperScope): Promise<ChartSize[]> =>
  db.query<ChartSize>(sql`select id, name, run from size where account_id = ${account.id} order by run, position, id`);
