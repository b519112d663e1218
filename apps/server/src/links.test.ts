import { contract } from '@vitrine/api';
import type { Contract } from '@vitrine/api';
import sql, { raw } from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { fillCart, sendOrder } from './testing/raceOrders.ts';
import { toRequest } from './testing/http.ts';
import { describeEngines } from './testing/index.ts';

const hostile = 'javascript:alert(1)//canary';
const buyer = 'buyer@vitrine.example';

/** A brand's page and a hero with a hostile address wherever the data may hold one. */
const image = { id: 1, title: { en: 'x' }, image: '/media/x/{w}.webp', link: hostile, button_label: { en: 'x' } };
const block = { id: 1, link: hostile, button_label: { en: 'x' }, images: [{ id: 1, image: '/x', video_url: hostile }] };
const urls = { site_url: hostile, facebook_url: hostile, instagram_url: hostile, tiktok_url: hostile };

describeEngines(
  'an address from data',
  (server) => {
    beforeAll(async () => {
      const { db } = server;
      const { cartId } = await fillCart(server, { as: buyer, variation: 1, units: 12 });
      await sendOrder(server, buyer, cartId);
      await db.query(sql`insert into order_payment (order_id, status, reference, amount_cents, due_date, url)
        select id, 'Pending', 'x', 100, now(), 'x' from purchase_order`);
      await db.query(sql`insert into hero (account_id, template, title, slug, show_landing_page, buttons, styles, position)
        values (1, 'A', '{"en": "x"}', 'x', true, ${JSON.stringify([{ text: { en: 'x' }, type: 'link', link: hostile }])}::jsonb, '{}', 1)`);
      await db.query(sql`update account set settings = settings || ${JSON.stringify({ admin_url: hostile })}::jsonb`);
      await db.query(
        sql`update brand set page = ${JSON.stringify({
          calls_to_action: [{ ...image, text: { en: 'x' } }],
          the_brand: { ...urls, brand_style_images: [image], info_block: [block], featured_info_block: block },
          history: { ...urls, info_block: [block], lookbook_images: [image] },
        })}::jsonb where id = 1`,
      );
      const columns = await db.query<{ table_name: string; column_name: string }>(sql`
        select table_name, column_name from information_schema.columns
        where table_schema = 'public' and data_type = 'text' and column_name ~ '(^|_)(url|link)$'`);
      for (const { table_name, column_name } of columns)
        await db.query(sql`update ${raw(table_name)} set ${raw(column_name)} = ${hostile}`);
    });

    it('leaves with no answer of any call when it is neither a web address nor a path of the shop', async () => {
      const params = { id: 1, slug: 'lume', cartId: 1, itemId: 1, productId: 1 };
      const query = { collections: 1, order: 1, cart: 1, cart_id: 1 };
      const told: string[] = [];
      for (const as of [buyer, 'seller@vitrine.example'])
        for (const call of Object.values(contract as Contract).flatMap((group) => Object.values(group))) {
          if (call.method !== 'GET') continue;
          const asked = Object.fromEntries(Object.entries(query).filter(([name]) => call.query?.shape[name]));
          const { path, init } = await toRequest(call, { params, query: asked }, { token: await server.token(as) });
          const { status, text } = await server.fetch(path, init);
          if (text.includes('canary')) told.push(`${path}: ${/.{60}javascript/.exec(text)?.[0]}`);
          expect([path, status]).not.toEqual([path, 500]);
        }
      expect(told).toEqual([]);
    });

    it('leaves a video, a look book, a payment and a checkout without a link', async () => {
      const { cart, orders, products } = contract;
      const { results } = (await server.call(cart.list, { as: buyer, query: { cart: 1 } })).body;
      expect(results.map(({ checkout_url }) => checkout_url)).toEqual([null]);
      const [order] = (await server.call(orders.list, { as: buyer })).body.data.data;
      expect([order?.external_checkout_url, order?.payments.map(({ url }) => url)]).toEqual([null, [null]]);
      const listing = (await server.call(products.list, { as: buyer, query: { collections: '1' } })).body;
      expect(listing.meta.selected_collection?.lookbook_url).toBeNull();
      expect(listing.results[0]?.images[0]).toMatchObject({ video: false, video_url: null });
    });
  },
  { engines: ['postgres'] },
);
