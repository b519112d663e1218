import { createClient } from '@vitrine/api/client';
import type { Client } from '@vitrine/api/client';
import { memorySession } from '@vitrine/api/testing';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startEmpty } from '../testing/installation.ts';

const products = 20;
const pictures = 3;
const references = Array.from({ length: products }, (_, place) => `AU-${place + 1}`);
const sheet = [
  'Reference,Product (English),Collection,Category,Segment,Days until delivery,Sizes,Colour,Colour code,Wholesale World,Retail World,Stock S,Stock M',
  ...references.map(
    (reference) => `${reference},Dress ${reference},Spring,Dresses,Women,20,"S, M",Sand,#d8c7a0,10,30,5,5`,
  ),
].join('\n');

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('an empty installation becomes a marketplace', () => {
  let shop: Awaited<ReturnType<typeof startEmpty>>;
  beforeAll(async () => {
    shop = await startEmpty('pglite', inject('templates').postgres);
  }, 120_000);
  afterAll(() => shop.close());

  const as = (access?: string): Client =>
    createClient({
      baseUrl: shop.running.origin,
      session: memorySession(access ? { access } : {}).session,
      language: () => 'en',
      accountHash: () => null,
      clientId: 'vitrine-web',
    });
  /** Signs in with the link of a mail. */
  const enter = async (email: string, link: string): Promise<Client> => {
    const mail = await shop.mailTo(email, link);
    const token = /(?:recovery\/|hash=3D)([\w-]{43})/.exec(mail)?.[1] ?? '';
    expect([email, (await shop.choosePassword(token)).status]).toEqual([email, 200]);
    return as((await shop.signIn(email)).token);
  };
  const apply = (type: 'b' | 's', company_name: string, email: string) =>
    as().registration.send({
      body: {
        type,
        company_name,
        company_website: 'https://company.example',
        year_established: '2015',
        first_name: 'Ada',
        last_name: 'Reis',
        phone: '21 98765-4321',
        email,
        available_for_mailing: 0,
        'glocations[]': ['Rua Chile 4, Salvador'],
        'locations[]': ['Brazil'],
        'seller_segments[]': type === 's' ? [13] : [],
      },
    });
  const finished = (client: Client, id: number) =>
    vi.waitFor(
      async () => {
        const { data } = (await client.jobs.read({ params: { id } })).data;
        if (!data.finished_at) throw new Error('The job is not done yet.');
        return data;
      },
      { timeout: 60_000, interval: 50 },
    );

  const letBrandIn = async (staff: Client): Promise<Client> => {
    await apply('s', 'Lume', 'ines@lume.example');
    const [application] = (await staff.staffBrands.applications({ query: {} })).data.data;
    const params = { id: application?.id ?? 0 };
    await staff.staffBrands.approve({ params, body: { name: 'Lume', slug: 'lume', publish: true } });
    return enter('ines@lume.example', 'hash=3D');
  };

  const enterProducts = async (brand: Client): Promise<void> => {
    await brand.brandPricelists.add({ body: { name: 'World', currency: 'USD' } });
    await brand.brandCollections.add({
      body: {
        name: { en: 'Spring' },
        season: 'Spring',
        button: {},
        order_window_end: null,
        production_window_start: null,
        production_window_end: null,
        delivery_msg: {},
        lookbook_url: '',
        press_release: {},
        minimum_quantity: null,
        maximum_quantity: null,
        minimum_value: null,
        maximum_value: null,
        is_active: true,
      },
    });
    const checked = await brand.brandSheets.check({ body: { file: new File([sheet], 'spring.csv') } });
    const { job } = checked.data.data;
    expect(await finished(brand, job)).toMatchObject({ data: { error_count: 0, summary: { new_products: products } } });
    const applied = await brand.brandSheets.apply({ body: { job } });
    expect(await finished(brand, applied.data.data.job)).toMatchObject({ status: 'done' });
    const names = references.slice(0, pictures).map((reference) => `${reference}_Sand.png`);
    for (const { name, product, colour } of (await brand.brandPictures.match({ body: { names } })).data.data)
      await brand.brandPictures.add({
        params: { id: product?.id ?? 0 },
        body: { picture: new File([pixel], name, { type: 'image/png' }), variation_id: colour?.id },
      });
  };

  const order = async (retailer: Client): Promise<number> => {
    const listed = (await retailer.brands.collections({ params: { slug: 'lume' } })).data;
    expect(listed).toHaveLength(1);
    const found = (await retailer.products.list({ query: { collections: String(listed[0]?.id) } })).data;
    expect(found.pagination.count).toBe(products);
    const { data } = (await retailer.products.detail({ params: { id: found.results[0]?.id ?? 0 } })).data;
    expect(data).toMatchObject({ variations: [{ label: 'Sand' }], pricelists: [{ pricelist: { name: 'World' } }] });
    const [color, list] = [data.variations[0], data.pricelists[0]];
    const added = await retailer.cart.addProduct({
      body: { product_variation_id: color?.id ?? 0, pricelist_id: list?.pricelist.id ?? 0 },
    });
    const params = { cartId: added.data.data.cart_id };
    const [cart] = (await retailer.cart.list({ query: {} })).data.results;
    const [item] = cart?.collections[0]?.products[0]?.variations[0]?.items ?? [];
    await retailer.cart.setQuantity({ params: { itemId: item?.id ?? 0 }, body: { quantity: 4 } });
    await retailer.cart.finalize({ params, body: {} });
    const sent = (await retailer.cart.finalize({ params, body: {} })).data;
    return 'order' in sent ? sent.order.id : 0;
  };

  const sendInTwoParts = async (brand: Client, id: number): Promise<void> => {
    await brand.orders.changeStatus({ params: { id }, body: { status: 'p' } });
    for (const part of [1, 3]) {
      const { order: placed, lines } = (await brand.brandOrders.read({ params: { id } })).data.data;
      const unit = {
        variation_id: lines[0]?.variation_id ?? 0,
        size_id: lines[0]?.sizes[0]?.size_id ?? 0,
        quantity: part,
      };
      await brand.brandOrders.ship({
        params: { id },
        body: {
          version: placed.version,
          shipped_on: new Date().toISOString().slice(0, 10),
          tracking_code: '',
          units: [unit],
        },
      });
    }
  };

  it('without a command after its first account: a brand, products, a retailer, an order in two parts, all of it in the log (D-048, D-050, D-067)', async () => {
    await shop.done('account', 'create', 'vitrine', '--name', 'Aurora', '--support-email', 'help@aurora.example');
    await shop.done('member', 'create', 'kai@aurora.example', '--role', 'staff', '--name', 'Kai');
    const found = async () => (await fetch(`${shop.running.origin}/v1/x-account`)).status;
    await expect.poll(found, { timeout: 10_000 }).toBe(200);
    const staff = await enter('kai@aurora.example', '/recovery/');
    const brand = await letBrandIn(staff);
    await enterProducts(brand);
    await apply('b', 'Loja Aurora', 'ana@loja.example');
    const retailer = await enter('ana@loja.example', 'hash=3D');
    const [waiting] = (await staff.staffRetailers.list({ query: {} })).data.data;
    await staff.staffRetailers.review({
      params: { id: waiting?.id ?? 0 },
      body: { decision: 'approve', seen: waiting?.status ?? 'in_review' },
    });
    const placed = await order(retailer);
    await sendInTwoParts(brand, placed);
    const { data } = await staff.staffOrders.read({ params: { id: placed } });
    expect(data.data).toMatchObject({
      status: 'i',
      fulfilment_status: 'Fulfilled',
      shipments: [{ units: 1 }, { units: 3 }],
    });
    const log = (await staff.staffLog.list({ query: {} })).data.data.map(({ action }) => action);
    const steps = ['brand.approve', 'pricelist.create', 'collection.create', 'catalogue.import', 'retailer.approve'];
    expect(log).toEqual(expect.arrayContaining(steps));
    expect(log.filter((action) => action === 'order.ship')).toHaveLength(2);
    expect(log.filter((action) => action === 'product.pictures')).toHaveLength(pictures);
  }, 120_000);
});
