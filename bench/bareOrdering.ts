import Fastify from 'fastify';
import pg from 'pg';

/** The least that ordering can be: one handwritten statement each; no session, no checks, no mails, no notifications, no timeline. */
const statements = {
  add: `
    with changed as (
      update cart set version = version + 1 where id = $1 returning id
    ), line as (
      insert into cart_line (cart_id, product_id) select changed.id, product_id from changed, variation where variation.id = $2
      on conflict (cart_id, product_id) do update set note = cart_line.note returning cart_id, product_id
    )
    insert into cart_item (cart_id, product_id, variation_id, size_id)
    select line.cart_id, line.product_id, $2, size_id from line join product_size using (product_id) on conflict do nothing`,
  set: `
    with changed as (update cart_item set quantity = $2 where id = $1 returning cart_id)
    update cart set version = version + 1 from changed where cart.id = changed.cart_id`,
  finalize: `
    with held as (
      select cart.*, account_id as account from cart where id = $1 and status = 'o' for update
    ), item as (
      select item.*, price.wholesale_cents as cents from held join cart_item item on item.cart_id = held.id and item.quantity > 0
      join price on price.pricelist_id = held.pricelist_id and price.product_id = item.product_id
    ), taken as (
      update stock set quantity = stock.quantity - item.quantity from item
      where stock.variation_id = item.variation_id and stock.size_id = item.size_id and stock.quantity >= item.quantity
    ), placed as (
      insert into purchase_order (account_id, retailer_id, brand_id, cart_id, pricelist_id, currency, total_units, total_products, total_cents)
      select account, retailer_id, brand_id, id, pricelist_id, 'USD', (select sum(quantity) from item), (select count(distinct product_id) from item),
        (select sum(quantity * cents) from item) from held returning id
    ), line as (
      insert into order_line (order_id, variation_id, size_id, product_id, quantity, unit_cents, product_name, reference_code,
        collection_name, variation_label, size_name, size_position, image)
      select placed.id, item.variation_id, item.size_id, item.product_id, item.quantity, item.cents, product.name, product.reference_code,
        collection.name, variation.label, size.name, size.position, ''
      from placed, item join product on product.id = item.product_id join collection on collection.id = product.collection_id
      join variation on variation.id = item.variation_id join size on size.id = item.size_id
    ), closed as (
      update cart set status = 'c' where id = $1
    )
    select id from placed`,
} as const;

/** Serves the bare calls on a free port of this machine. */
const startBareOrdering = async (url: string): Promise<string> => {
  const pool = new pg.Pool({ connectionString: url, max: 10, options: '-c jit=off' });
  const app = Fastify();
  app.post<{ Params: { name: keyof typeof statements }; Body: { values: number[] } }>(
    '/bare/:name',
    async ({ params: { name }, body }) => {
      const { rows } = await pool.query<object>({ name, text: statements[name], values: body.values });
      return { rows };
    },
  );
  return app.listen({ port: 0, host: '127.0.0.1' });
};

// As a process of its own, so that both servers compete for the machine alike.
console.log(`bare ${await startBareOrdering(process.argv[2] ?? '')}`);
