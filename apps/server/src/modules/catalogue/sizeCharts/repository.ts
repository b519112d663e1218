import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { SellerScope } from '../../../domain/scope.ts';
import { isOwn } from '../../brandOffice/service.ts';
import { fieldsOf } from './fields.ts';
import type { BrandSizeChart, SizeChartInput, SizeChartRow } from './types.ts';

/** True for charts that the brand can choose: its own and those of the account. */
export const isChoosable = ({ account, viewer }: SellerScope, of = sql`size_chart`): Sql =>
  sql`${of}.account_id = ${account.id} and (${of}.brand_id is null or ${of}.brand_id = ${viewer.brandId})`;

const common = (scope: SellerScope): Sql => sql`
  'id', c.id, 'is_own', c.brand_id is not null,
  'products', (select count(*)::int from product p where p.size_chart_id = c.id and ${isOwn(scope, sql`p`)})`;

/** Own charts by age, then those of the account. */
export const findSizeCharts = async (scope: SellerScope): Promise<SizeChartRow[]> => {
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

const findOne = async (scope: SellerScope, where: Sql): Promise<BrandSizeChart | undefined> => {
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

export const findSizeChart = (scope: SellerScope, id: number): Promise<BrandSizeChart | undefined> =>
  findOne(scope, sql`c.id = ${id} and ${isChoosable(scope, sql`c`)}`);

/** A chart of the brand itself; held until the transaction ends if `hold`. */
export const findOwnSizeChart = (scope: SellerScope, id: number, hold = false): Promise<BrandSizeChart | undefined> =>
  findOne(scope, sql`c.id = ${id} and ${isOwn(scope, sql`c`)} ${hold ? sql`for update` : empty}`);

const columns = sql`name, names, run, measurements, measurement_names, cm`;
const given = (input: SizeChartInput): Sql => sql`
  json_to_record(${JSON.stringify(fieldsOf(input))}::json)
  as given(name text, names jsonb, run text, measurements text[], measurement_names jsonb, cm jsonb)`;

/** Adds a chart; the cart and the product show the picture of the brand for it. Returns its id. */
export const insertSizeChart = async (scope: SellerScope, input: SizeChartInput): Promise<number> => {
  const { db, account, viewer } = scope;
  const [row] = await db.query<{ id: number }>(sql`
    insert into size_chart (account_id, brand_id, image, ${columns})
    select ${account.id}, b.id, b.list_image, given.* from brand b, ${given(input)}
    where b.id = ${viewer.brandId} and b.account_id = ${account.id} returning id`);
  if (!row) throw new Error('The size chart was not written.');
  return row.id;
};

export const updateSizeChart = async (scope: SellerScope, id: number, input: SizeChartInput): Promise<void> => {
  await scope.db.query(sql`
    update size_chart c set version = c.version + 1, (${columns}) = (select given.* from ${given(input)})
    where c.id = ${id} and ${isOwn(scope, sql`c`)}`);
};

export const deleteSizeChart = async (scope: SellerScope, id: number): Promise<void> => {
  await scope.db.query(sql`delete from size_chart where id = ${id} and ${isOwn(scope)}`);
};
