import type { CallData, contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { sized } from '../../../db/json.ts';
import { nameIn, nameInSql } from '../../../domain/names.ts';
import type { Scope } from '../../../domain/scope.ts';
import { allImages, cardFields, cardJoins, toCard } from './cards.ts';
import type { Card, StoredCard } from './cards.ts';
import { images } from './pictures.ts';
import type { StoredImage } from './pictures.ts';
import type { PriceVisibility } from './priceVisibility.ts';
import { toVariations, variations } from './variations.ts';
import type { StoredVariation } from './variations.ts';

type Product = CallData<typeof contract.products.detail>['data'];
type Variations = CallData<typeof contract.products.variations>;
type Stock = NonNullable<Variations['data'][number]['stock']>;
type SizeChart = CallData<typeof contract.products.sizeChart>;

/** Product `p` in an open collection `c` of a published brand `b`. */
const onShow = ({ account }: Scope, id: number): Sql =>
  sql`p.id = ${id} and p.account_id = ${account.id} and p.is_active and c.is_active and b.is_published`;

/** One product with everything its page shows; undefined when it is not on show. */
export const findProduct = async (
  scope: Scope,
  visibility: PriceVisibility,
  id: number,
  pricelist: number | null,
): Promise<Product | undefined> => {
  const { language } = scope;
  const [row] = await scope.db.query<{ product: StoredCard & Omit<Product, keyof Card> }>(sql`
    select json_build_object(
      ${cardFields(visibility, language)},
      'description_en', localized(p.description, ${language}),
      'sizechart', (
        select json_build_object('image_thumbnail', ${sized(sql`coalesce(chart.image, (select list_image from brand where id = p.brand_id))`, 300)}) from size_chart chart where chart.id = p.size_chart_id),
      'details', (
        select coalesce(json_agg(json_build_object('text', localized(detail, ${language}), 'text_en', localized(detail, 'en')) order by place), '[]')
        from jsonb_array_elements(p.details) with ordinality named (detail, place)),
      'linesheet', null,
      'terms_conditions', localized(b.terms, ${language})
    ) as product
    from product p ${cardJoins}
    where ${onShow(scope, id)}`);
  return row && toCard(row.product, pricelist, { limits: allImages, nameOf: nameIn(scope) });
};

/** What is left of each size of product `p`, by the id of the variation. */
const stock = (scope: Scope): Sql => sql`(
  select coalesce(json_object_agg(by_variation.id, by_variation.stock), '{}')
  from (
    select v.id, json_agg(json_build_object('size', ${nameInSql(scope, sql`z.name`)}, 'qtty_stock', stock.quantity) order by z.position, z.id) as stock
    from variation v
    join product_size ps on ps.product_id = v.product_id
    join size z on z.id = ps.size_id
    left join stock on stock.variation_id = v.id and stock.size_id = z.id
    where v.product_id = p.id
    group by v.id) as by_variation)`;

interface StoredVariations {
  variations: StoredVariation[];
  images: StoredImage[];
  stock: Record<string, Stock>;
  limits: Variations['meta'];
}

/** Variations of a product on show. Retailers read stock and limits too, because they order by size. */
export const findVariations = async (scope: Scope, id: number): Promise<Variations | undefined> => {
  const [row] = await scope.db.query<StoredVariations>(sql`
    select ${variations(scope.language)} as variations, ${images(scope.language)} as images, ${stock(scope)} as stock,
      json_build_object(
        'order_minimum_quantity', p.minimum_quantity, 'order_maximum_quantity', p.maximum_quantity) as limits
    from product p ${cardJoins} where ${onShow(scope, id)}`);
  if (!row) return undefined;
  const data = toVariations(row.variations, row.images, allImages.ofVariation);
  if (scope.viewer?.side !== 'buyer') return { data };
  return { data: data.map((variation) => ({ ...variation, stock: row.stock[variation.id] })), meta: row.limits };
};

/** The slug of a product's brand, for links that know only the product (D-001). */
export const findBrandSlug = async (scope: Scope, id: number): Promise<string | undefined> => {
  const [row] = await scope.db.query<{ slug: string }>(
    sql`select b.slug from product p ${cardJoins} where ${onShow(scope, id)}`,
  );
  return row?.slug;
};

/** Measurements by size in centimetres (D-088), sizes and measurements in their order, by their names in the reader's language. */
export const findSizeChart = async (scope: Scope, id: number): Promise<SizeChart | undefined> => {
  const size = (column: Sql): Sql => nameInSql(scope, column);
  const measurement = sql`translated(named.name, coalesce(chart.measurement_names -> named.name, '{}'), ${scope.language})`;
  const [row] = await scope.db.query<{ chart: SizeChart }>(sql`
    select json_build_object('values', (
        select coalesce(json_object_agg(${measurement}, (
          select coalesce(json_object_agg(${size(sql`measured.size`)}, measured.cm), '{}')
          from jsonb_each(coalesce(chart.cm -> named.name, '{}')) measured (size, cm)) order by place), '{}')
        from unnest(chart.measurements) with ordinality named (name, place)), 'meta', json_build_object(
      'sizes', (
        select coalesce(json_agg(json_build_object('name', ${size(sql`z.name`)}) order by z.position, z.id), '[]')
        from product_size ps join size z on z.id = ps.size_id where ps.product_id = p.id),
      'measurements', (
        select coalesce(json_agg(json_build_object('name', ${measurement}) order by place), '[]')
        from unnest(chart.measurements) with ordinality named (name, place)))) as chart
    from product p ${cardJoins} join size_chart chart on chart.id = p.size_chart_id
    where ${onShow(scope, id)}`);
  return row?.chart;
};
