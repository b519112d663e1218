import Fastify from 'fastify';
import pg from 'pg';

/** The least a listing can be: one handwritten statement for the same cards and their count; no session, no filter options, no checks. */
const statement = `
  with page as materialized (
    select id, position from product where account_id = 1 and collection_id = $1 and is_active order by position, id limit 12 offset $2
  )
  select (select count(*)::int from product where account_id = 1 and collection_id = $1 and is_active) as count, (
    select json_agg(json_build_object(
      'id', p.id, 'name', p.name ->> 'en', 'reference_code', p.reference_code, 'delivery_days', p.delivery_days, 'tags', p.tags,
      'seller', b.name, 'collection', c.name ->> 'en', 'category', k.name ->> 'en',
      'images', (select json_agg(json_build_object('id', i.id, 'alt', i.alt ->> 'en',
        's', replace(i.picture, '{w}', '300'), 'm', replace(i.picture, '{w}', '600'), 'l', replace(i.picture, '{w}', '1200')))
        from (select * from product_image where product_id = p.id order by position limit 2) i),
      'variations', (select json_agg(json_build_object('id', v.id, 'label', v.label ->> 'en', 'color', v.color,
        'images', (select json_agg(json_build_object('id', i.id, 'alt', i.alt ->> 'en',
          's', replace(i.picture, '{w}', '300'), 'm', replace(i.picture, '{w}', '600'), 'l', replace(i.picture, '{w}', '1200')))
          from (select * from product_image where variation_id = v.id order by position limit 1) i)) order by v.position)
        from variation v where v.product_id = p.id),
      'sizes', (select json_agg(z.name order by z.position) from product_size s join size z on z.id = s.size_id where s.product_id = p.id),
      'sold_out', not exists (select from variation v join stock s on s.variation_id = v.id where v.product_id = p.id and (s.quantity is null or s.quantity > 0)),
      'prices', (select json_agg(json_build_object('list', l.name, 'currency', l.currency, 'wholesale', x.wholesale_cents / 100.0, 'retailer', x.retailer_cents / 100.0) order by l.id)
        from price x join pricelist l on l.id = x.pricelist_id where x.product_id = p.id)
    ) order by page.position)
    from page join product p on p.id = page.id join brand b on b.id = p.brand_id join collection c on c.id = p.collection_id join category k on k.id = p.category_id
  ) as results`;

/** Serves the bare listing on a free port of this machine. */
export const startBare = async (url: string): Promise<{ origin: string; close: () => Promise<void> }> => {
  const pool = new pg.Pool({ connectionString: url, max: 10, options: '-c jit=off' });
  const app = Fastify();
  app.get<{ Params: { collection: string }; Querystring: { page?: string } }>(
    '/bare/:collection',
    async ({ params, query }) => {
      const offset = (Number(query.page ?? 1) - 1) * 12;
      const { rows } = await pool.query<{ count: number; results: unknown }>({
        name: 'bare',
        text: statement,
        values: [Number(params.collection), offset],
      });
      return rows[0];
    },
  );
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    close: async () => {
      await app.close();
      await pool.end();
    },
  };
};

// As a process of its own, so that both servers compete for the machine alike.
if (import.meta.main) {
  const { origin } = await startBare(process.argv[2] ?? '');
  console.log(`bare ${origin}`);
}
