import type { Database } from '@vitrine/server/seed';
import { cleanHtml, migrate, openPostgres, startCluster } from '@vitrine/server/testing';
import sql from 'sql-template-tag';
import { themeNames } from '@vitrine/tokens';
import { ORDER_STATUS_NAMES, PAYMENT_STATUSES, checkLimits, isReservedSlug, productLimits } from '@vitrine/api/rules';
import type { Limits } from '@vitrine/api/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeRecipe } from './drawing/index.ts';
import { placedBrands } from './brands/index.ts';
import { hasPortuguese } from './data/portuguese.ts';
import { fill, now, rowsOfDemo } from './seed.fixture.ts';

/** On PostgreSQL, which fills in a third of the time; people's own demo is embedded, as in the journeys. */
const openEmpty = async () => {
  const cluster = await startCluster();
  const db = openPostgres({ url: cluster.url('postgres'), connections: 2 });
  const close = async (): Promise<void> => {
    await db.close();
    await cluster.stop();
  };
  return { db, close };
};

/** Every text in a value that looks like HTML. */
const htmlIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith('<') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(htmlIn) : [];
};

describe('the demo marketplace', () => {
  let db: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ db, close } = await openEmpty());
    await migrate(db);
    await fill(db);
  });
  afterAll(() => close());

  const one = async <Row extends object>(statement: ReturnType<typeof sql>): Promise<Row> => {
    const [row] = await db.query<Row>(statement);
    if (!row) throw new Error('The question has no answer.');
    return row;
  };
  const listed = async (statement: ReturnType<typeof sql>): Promise<unknown[]> =>
    (await db.query<{ it: unknown }>(statement)).map((row) => row.it);

  it('has the same rows every time', () => {
    expect(rowsOfDemo()).toEqual(rowsOfDemo());
  });

  it('has 6 accounts, 60 brands, 144 collections, 2,880 products and 76 retailers (D-114)', async () => {
    const counts = await one(sql`
      select (select count(*) from account)::int as accounts, (select count(*) from brand)::int as brands, (select count(*) from collection)::int as collections,
        (select count(*) from product)::int as products, (select count(*) from retailer)::int as retailers, (select count(*) from event where account_id = 1)::int as events`);
    expect(counts).toEqual({ accounts: 6, brands: 60, collections: 144, products: 2880, retailers: 76, events: 4 });
    expect(await listed(sql`select hash as it from account order by id`)).toEqual(themeNames);
  });

  it('gives every product 3 to 6 colours with pictures, sizes with stock, and a price in a list', async () => {
    expect(
      await one(
        sql`select min(n)::int as least, max(n)::int as most from (select count(*) as n from variation group by product_id) v`,
      ),
    ).toEqual({ least: 3, most: 6 });
    expect(
      await listed(sql`
      select p.id as it from product p where not exists (select from price where product_id = p.id) or not exists (select from product_size where product_id = p.id)
        or exists (select from variation v where v.product_id = p.id and (
          not exists (select from product_image i where i.variation_id = v.id)
          or (select count(*) from stock where variation_id = v.id) <> (select count(*) from product_size where product_id = p.id)))`),
    ).toEqual([]);
  });

  it('prices in USD, BRL and EUR, and leaves some products out of some lists', async () => {
    expect(await listed(sql`select distinct currency as it from pricelist order by 1`)).toEqual(['BRL', 'EUR', 'USD']);
    const { missing } = await one<{ missing: number }>(sql`
      select count(*)::int as missing from product p join collection_pricelist l using (collection_id)
      where not exists (select from price where product_id = p.id and pricelist_id = l.pricelist_id)`);
    expect(missing).toBeGreaterThan(20);
  });

  it('lets 12 units of any product of lume’s first collection be ordered without meeting a limit', async () => {
    const products = await db.query<{
      id: number;
      product: Limits;
      collection: Limits;
      brand: Limits;
      cents: number;
      left: number;
    }>(sql`
      select p.id, price.wholesale_cents as cents, (select coalesce(min(coalesce(quantity, 1000)), 0) from stock join variation v on v.id = stock.variation_id where v.product_id = p.id) as left,
        json_build_object('minimumQuantity', p.minimum_quantity, 'maximumQuantity', p.maximum_quantity) as product,
        json_build_object('minimumQuantity', c.minimum_quantity, 'maximumQuantity', c.maximum_quantity, 'minimumValue', c.minimum_value_cents, 'maximumValue', c.maximum_value_cents) as collection,
        json_build_object('minimumQuantity', b.minimum_quantity, 'maximumQuantity', b.maximum_quantity, 'minimumValue', b.minimum_value_cents, 'maximumValue', b.maximum_value_cents) as brand
      from brand b join collection c on c.brand_id = b.id and c.position = 1 join collection_pricelist l on l.collection_id = c.id join product p on p.collection_id = c.id
      left join price on price.product_id = p.id and price.pricelist_id = l.pricelist_id
      where b.slug = 'lume' and b.account_id = 1`);
    expect(products).toHaveLength(60);
    const errors = products.flatMap(({ id, product, collection, brand, cents }) =>
      checkLimits({
        currency: 'USD',
        seller: { id: 1, limits: brand },
        collections: [
          { id: 1, limits: collection, products: [{ id, limits: product, unitPrice: cents, quantities: [12] }] },
        ],
      }),
    );
    expect(errors).toEqual([]);
    expect(products.every(({ left, cents }) => left >= 12 && cents > 0)).toBe(true);
  });

  it('meets every limit of brands, collections and products, and every state of stock (V-057, V-060, V-063)', async () => {
    const limits = (table: ReturnType<typeof sql>) =>
      one(sql`
      select count(minimum_quantity) > 0 as min_units, count(maximum_quantity) > 0 as max_units, count(minimum_value_cents) > 0 as min_value, count(maximum_value_cents) > 0 as max_value from ${table}`);
    const all = { min_units: true, max_units: true, min_value: true, max_value: true };
    expect(await limits(sql`brand`)).toEqual(all);
    expect(
      await limits(sql`collection where brand_id = (select id from brand where slug = 'lume') and position > 1`),
    ).toEqual(all);
    expect(
      await one(
        sql`select count(minimum_quantity) > 0 as min, count(maximum_quantity) > 0 as max from product where brand_id = (select id from brand where slug = 'lume')`,
      ),
    ).toEqual({ min: true, max: true });
    expect(
      await one(sql`
      select bool_or(quantity is null) as unlimited, bool_or(quantity = 0) as out, bool_or(quantity between 1 and 4) as few, bool_or(quantity > 100) as plenty from stock`),
    ).toEqual({ unlimited: true, out: true, few: true, plenty: true });
  });

  it('has orders in every status and payment status, and read and unread messages from both sides', async () => {
    expect(await listed(sql`select distinct status as it from purchase_order order by 1`)).toEqual(
      Object.keys(ORDER_STATUS_NAMES).toSorted(),
    );
    expect(await listed(sql`select distinct status as it from order_payment order by 1`)).toEqual(
      PAYMENT_STATUSES.filter((status) => status !== 'Partially paid').toSorted(),
    );
    // An order is partially paid, none of its payments: one of them is paid and another is not.
    expect(
      await listed(sql`
        select 1 as it from order_payment group by order_id having bool_or(status = 'Paid') and bool_or(status = 'Pending') limit 1`),
    ).toEqual([1]);
    expect(
      await listed(sql`select distinct from_side || (read_at is null) as it from order_message order by 1`),
    ).toEqual(['buyerfalse', 'buyertrue', 'sellerfalse', 'sellertrue']);
    expect(
      await listed(
        sql`select id as it from purchase_order o where total_units <> (select sum(quantity) from order_line where order_id = o.id)`,
      ),
    ).toEqual([]);
  });

  it('shows the demo buyer’s orders with lume in every status', async () => {
    expect(
      await listed(sql`
      select distinct o.status as it from purchase_order o join member m on m.retailer_id = o.retailer_id join brand b on b.id = o.brand_id
      where m.email = 'buyer@vitrine.example' and b.slug = 'lume' order by 1`),
    ).toEqual(Object.keys(ORDER_STATUS_NAMES).toSorted());
  });

  it('knows the logins of every stage and side', async () => {
    expect(
      await db.query(sql`
      select m.email, coalesce(r.stage, b.slug, 'staff') as who, m.password_changed from member m left join retailer r on r.id = m.retailer_id left join brand b on b.id = m.brand_id
      where m.email ~ ${`@(${themeNames.join('|')}).example`} order by m.id`),
    ).toEqual([
      { email: 'buyer@vitrine.example', who: 'approved', password_changed: true },
      { email: 'review@vitrine.example', who: 'in_review', password_changed: true },
      { email: 'pending@vitrine.example', who: 'pending', password_changed: true },
      { email: 'new@vitrine.example', who: 'pre_register', password_changed: true },
      { email: 'seller@vitrine.example', who: 'lume', password_changed: true },
      { email: 'staff@vitrine.example', who: 'staff', password_changed: true },
      { email: 'default@vitrine.example', who: 'approved', password_changed: false },
      { email: 'buyer@tropico.example', who: 'approved', password_changed: true },
      { email: 'buyer@petale.example', who: 'approved', password_changed: true },
      { email: 'buyer@signal.example', who: 'approved', password_changed: true },
      { email: 'buyer@atelier-noir.example', who: 'approved', password_changed: true },
      { email: 'buyer@fjord.example', who: 'approved', password_changed: true },
      ...themeNames.slice(1).map((hash) => ({ email: `staff@${hash}.example`, who: 'staff', password_changed: true })),
    ]);
  });

  it('has colleagues in every status, and only the invited ones have no password', async () => {
    const statuses = await db.query(sql`
      select coalesce(r.id, 0) as retailer, array_agg(m.status || ' ' || (m.password_hash is not null) order by m.id) as people
      from member m left join retailer r on r.id = m.retailer_id left join brand b on b.id = m.brand_id
      where r.id = 1 or b.slug = 'lume' group by 1 order by 1`);
    expect(statuses).toEqual([
      { retailer: 0, people: ['active true', 'active true', 'pending false'] },
      { retailer: 1, people: ['active true', 'active true', 'inactive true', 'pending false'] },
    ]);
  });

  it('tells each brand what retailers looked at and did not order (D-048)', async () => {
    const looks = sql`
      select p.brand_id, m.retailer_id, p.id, v.visited_at from product_visit v
      join product p on p.id = v.product_id join member m on m.id = v.member_id
      where not exists (select from purchase_order o join order_line l on l.order_id = o.id
        where o.retailer_id = m.retailer_id and o.status <> 'x' and l.product_id = p.id)`;
    const without = sql`
      select slug as it from brand b where is_published and exists (select from collection where brand_id = b.id)
        and not exists (select from (${looks}) l where l.brand_id = b.id)`;
    expect(await listed(without)).toEqual([]);
    const lume = await one(sql`
      select count(distinct retailer_id)::int as retailers, count(*) > 8 as many, max(visited_at) < ${now.toISOString()}::timestamptz as past
      from (${looks}) l where brand_id = (select id from brand where slug = 'lume' and account_id = 1)`);
    expect(lume).toEqual({ retailers: 8, many: true, past: true });
    const [most] = await listed(sql`select count(*)::int as it from product_visit group by member_id order by 1 desc`);
    expect(most).toBeLessThanOrEqual(productLimits.recent + 1);
  });

  it('has connections in every state, asked by either side', async () => {
    expect(await listed(sql`select distinct status || ' ' || requested_by as it from connection order by 1`)).toEqual([
      'accepted buyer',
      'accepted seller',
      'declined buyer',
      'declined seller',
      'pending buyer',
      'pending seller',
    ]);
  });

  it('has chats with pictures, with unread messages, and with visitors', async () => {
    const [chats] = await db.query(sql`
      select count(distinct chat_id) filter (where visitor_email is not null)::int as visitors,
        bool_or(file like '/media/drawn/%') as pictures, bool_or(read_at is null) as unread, bool_or(buyer_flagged) as flagged
      from inbox_message m join chat c on c.id = m.chat_id`);
    expect(chats).toEqual({ visitors: 2, pictures: true, unread: true, flagged: true });
  });

  it('tells its buyer and its seller what happened, read and unread', async () => {
    const told = await db.query(sql`
      select m.email, array_agg(distinct split_part(n.event, '.', 1) order by split_part(n.event, '.', 1)) as kinds,
        count(*) filter (where n.read_at is null) between 2 and 15 as unread, count(n.read_at) > 5 as read
      from notification n join member m on m.id = n.member_id
      where m.email in ('buyer@vitrine.example', 'seller@vitrine.example') group by 1 order by 1`);
    const all = { kinds: ['connection', 'message', 'order'], unread: true, read: true };
    expect(told).toEqual([
      { email: 'buyer@vitrine.example', ...all },
      { email: 'seller@vitrine.example', ...all },
    ]);
  });

  it('speaks both languages wherever it speaks', async () => {
    const columns = await db.query<{ name: string; place: string }>(sql`
      select table_name as name, column_name as place from information_schema.columns
      where table_schema = 'public' and data_type = 'jsonb' and column_name in ('name', 'description', 'title', 'label', 'delivery_msg', 'press_release', 'ship_msg', 'tip', 'alt', 'image_alt', 'terms', 'privacy', 'about')`);
    expect(columns.length).toBeGreaterThan(10);
    for (const { name, place } of columns) {
      const silent = await listed(
        sql([
          `select ${place} as it from ${name} where ${place} is not null and (coalesce(${place} ->> 'en', '') = '' or coalesce(${place} ->> 'pt_BR', '') = '')`,
        ]),
      );
      expect({ name, place, silent }).toEqual({ name, place, silent: [] });
    }
  });

  it('says towns, countries, tags and the one size in Portuguese where the account speaks it', async () => {
    const named = await listed(sql`
      select unnest(b.tags) as it from brand b join account a on a.id = b.account_id where a.language_code = 'pt_BR'
      union select unnest(p.tags) from product p join account a on a.id = p.account_id where a.language_code = 'pt_BR'`);
    expect(named).toEqual(expect.arrayContaining(['Feito à mão', 'Maiôs e biquínis', 'Novidade']));
    expect(named.filter((tag) => hasPortuguese(String(tag)))).toEqual([]);
    const sizes = sql`select s.name as it from size s join account a on a.id = s.account_id where a.hash = `;
    expect(await listed(sql`${sizes}'tropico'`)).toContain('Tamanho único');
    expect(await listed(sql`${sizes}'vitrine'`)).toContain('One size');
    expect(placedBrands.filter(({ country }) => !hasPortuguese(country))).toEqual([]);
    expect(await listed(sql`select page -> 'the_brand' -> 'brand_from' as it from brand where slug = 'lume'`)).toEqual([
      { en: 'Lisbon, Portugal', pt_BR: 'Lisboa, Portugal' },
    ]);
  });

  it('keeps only clean HTML, drawable pictures and free slugs (D-046, D-137)', async () => {
    const html = htmlIn(
      await listed(
        sql`select jsonb_build_array(page, terms) as it from brand union all select jsonb_build_array(terms, privacy) from account`,
      ),
    );
    expect(html.length).toBeGreaterThan(100);
    expect(html.filter((text) => cleanHtml(text) !== text)).toEqual([]);
    const recipes = await listed(
      sql`select recipe as it from drawn_picture union select recipe from drawn_page_picture`,
    );
    expect(recipes.length).toBeGreaterThan(200);
    expect(recipes.filter((recipe) => !decodeRecipe(String(recipe)))).toEqual([]);
    expect((await listed(sql`select slug as it from brand`)).filter((slug) => isReservedSlug(String(slug)))).toEqual(
      [],
    );
  });

  it('lists each drawn picture that a row names, and no other, as one that may be drawn', async () => {
    const columns = await db.query<{ name: string; place: string }>(sql`
      select table_name as name, column_name as place from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'jsonb') and table_name not in ('drawn_picture', 'drawn_page_picture')`);
    const named = new Set<string>();
    for (const { name, place } of columns) {
      const held = await listed(
        sql([`select ${place}::text as it from ${name} where ${place}::text like '%/media/drawn/%'`]),
      );
      for (const [, recipe = ''] of held.join('\n').matchAll(/\/media\/drawn\/([\w.-]+?)(?:\/|\.svg)/g))
        named.add(recipe);
    }
    const drawable = (
      await listed(sql`select recipe as it from drawn_picture union select recipe from drawn_page_picture`)
    ).map(String);
    expect(drawable.toSorted()).toEqual([...named].toSorted());
  });

  it('counts on from its ids', async () => {
    const [row] = await db.query<{ id: number }>(
      sql`insert into location (code, name) values ('XX', 'Nowhere') returning id`,
    );
    expect(row?.id).toBeGreaterThan(60);
  });
});
