import { contract } from '@vitrine/api';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import type { TestServer } from '../server.ts';
import type { Write } from './writer.ts';

const {
  brandCells,
  brandCollections,
  brandFacts,
  brandOfficePage,
  brandPictures,
  brandPricelists,
  brandProducts,
  brandSheets,
  brandSizeCharts,
  brandStock,
  profile,
} = contract;
const as = 'seller@vitrine.example';

const photo = async (): Promise<File> => {
  const red = sharp({ create: { width: 40, height: 60, channels: 3, background: '#c75b39' } });
  return new File([new Uint8Array(await red.jpeg().toBuffer())], 'a.jpg', { type: 'image/jpeg' });
};

const keepCollections = async (write: Write, server: TestServer): Promise<void> => {
  const dusk = {
    name: { en: 'Dusk' },
    season: 'Winter 2027',
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
  };
  const { data } = await write(brandCollections.add, { as, body: dusk });
  const params = { id: data.id };
  const saved = await write(brandCollections.save, {
    as,
    params,
    body: { ...dusk, season: 'Summer 2027', seen: data.version },
  });
  await write(brandCollections.setPicture, { as, params, body: { picture: await photo(), seen: data.picture } });
  const seenOrder = (await server.call(brandCollections.products, { as, params: { id: 1 } })).body.data.map(
    ({ id }) => id,
  );
  await write(brandCollections.setOrder, {
    as,
    params: { id: 1 },
    body: { products: seenOrder.toReversed(), seen: seenOrder },
  });
  const { version: seen } = saved.data;
  await write(brandCollections.setArchived, { as, params, body: { archived: true, seen } });
  await write(brandCollections.setArchived, { as, params, body: { archived: false, seen: seen + 1 } });
  const collections = [{ id: data.id, from: 'hidden', to: 'active' }] as const;
  await write(brandCollections.moveMany, { as, body: { collections: [...collections] } });
};

const keepFacts = async (write: Write, server: TestServer): Promise<void> => {
  const { version: seen, choices: _choices, ...facts } = (await server.call(brandFacts.read, { as })).body.data;
  await write(brandFacts.save, { as, body: { ...facts, tags: ['Linen'], seen } });
};

const keepProducts = async (write: Write, server: TestServer): Promise<void> => {
  const dress = {
    reference_code: 'NEW-1',
    name: { en: 'Beach dress' },
    description: {},
    details: [],
    tags: [],
    collection_id: 1,
    segment_id: 13,
    category_id: 1,
    size_chart_id: null,
    size_ids: [1, 2],
    delivery_days: 30,
    ship_msg: {},
    minimum_quantity: null,
    maximum_quantity: null,
    colours: [{ label: { en: 'Sand' }, color: '#d8c7a0', extra_color: null, texture: null }],
    prices: [],
  };
  const { data } = await write(brandProducts.add, { as, body: dress });
  const params = { id: data.id };
  const { colours, version: seen } = data;
  await write(brandProducts.save, { as, params, body: { ...dress, colours, delivery_days: 10, seen } });
  await write(brandProducts.setActive, { as, params, body: { active: false, seen: seen + 1 } });
  await write(brandProducts.setActive, { as, params, body: { active: true, seen: seen + 2 } });
  await write(brandPictures.add, { as, params: { id: 1 }, body: { picture: await photo() } });
  const pictures = (await server.call(brandPictures.list, { as, params: { id: 1 } })).body.data;
  const [first] = pictures;
  const replaced = { id: 1, picture: first?.id ?? 0 };
  await write(brandPictures.replace, {
    as,
    params: replaced,
    body: { picture: await photo(), seen: first?.picture ?? '' },
  });
  const order = { seen: pictures, pictures: pictures.toReversed() };
  await write(brandPictures.arrange, { as, params: { id: 1 }, body: order });
  const changes = [{ variation_id: 1, size_id: 1, quantity: 7, seen: 100 }];
  await write(brandStock.save, { as, params: { id: 1 }, body: { changes } });
  const stock = [{ variation_id: 1, size_id: 1, quantity: 8, seen: 7 }];
  await write(brandStock.saveCells, { as, body: { cells: stock } });
  const from = { is_active: true, collection_id: 1 };
  const products = [{ id: data.id, from, to: { ...from, is_active: false } }];
  await write(brandProducts.changeMany, { as, body: { products } });
  const cells = [{ product_id: data.id, field: 'delivery_days', value: 20, seen: 10 }] as const;
  await write(brandCells.save, { as, body: { cells: [...cells] } });
};

const keepPricelists = async (write: Write, server: TestServer): Promise<void> => {
  const { data } = await write(brandPricelists.add, { as, body: { name: 'Europe', currency: 'EUR' } });
  const params = { id: data.id };
  await write(brandPricelists.rename, { as, params, body: { name: 'Euro zone', seen: 'Europe' } });
  const { version: seen } = (await server.call(brandPricelists.audience, { as, params })).body.data;
  const chosen = { given_to: 'chosen', location_ids: [], retailer_ids: [1], seen } as const;
  await write(brandPricelists.give, { as, params, body: { ...chosen, location_ids: [], retailer_ids: [1] } });
  await write(brandPricelists.remove, { as, params, query: { seen: seen + 1, name: 'Euro zone', products: 0 } });
};

const keepSizeCharts = async (write: Write): Promise<void> => {
  const belts = { name: { en: 'Belts' }, run: 'letters', measurements: [{ name: { en: 'Waist' }, cm: { S: 66 } }] };
  const { data } = await write(brandSizeCharts.add, { as, body: belts });
  const params = { id: data.id };
  await write(brandSizeCharts.save, { as, params, body: { ...belts, name: { en: 'Sashes' }, seen: data.version } });
  await write(brandSizeCharts.remove, { as, params });
};

const keepThePage = async (write: Write, server: TestServer): Promise<void> => {
  const read = async () => (await server.call(brandOfficePage.read, { as })).body.data;
  const seen = async () => ({ seen: (await read()).version });
  const save = async () => {
    const { draft, version } = await read();
    await write(brandOfficePage.saveDraft, {
      as,
      body: { ...draft, brand_style: { en: 'Slow summers' }, seen: version },
    });
  };
  await save();
  const said = await write(brandOfficePage.comment, { as, body: { text: 'Softer', field: null } });
  const params = { id: said.data[0]?.id ?? 0 };
  await write(brandOfficePage.settle, { as, params, body: { done: true } });
  const publish_at = new Date(Date.now() + 3_600_000).toISOString();
  await write(brandOfficePage.plan, { as, body: { publish_at, ...(await seen()) } });
  await write(brandOfficePage.discardDraft, { as, body: await seen() });
  await save();
  const { data } = await write(brandOfficePage.publish, { as, body: await seen() });
  const id = data.published[1]?.id ?? 0;
  await write(brandOfficePage.restore, { as, body: { id, ...(await seen()) } });
};

const keepPeople = async (write: Write, server: TestServer): Promise<void> => {
  const email = 'ivo@lume.example';
  await write(profile.inviteSeller, { as, body: { email, first_name: 'Ivo', right: 'sales' } });
  await server.db.query(sql`update member set status = 'active' where email = ${email}`);
  await write(profile.setRight, { as, body: { email, right: 'reader', seen: 'sales' } });
  await write(profile.toggleSeller, { as, body: { email } });
  await write(profile.toggleSeller, { as, body: { email } });
  const guest = 'guest@lume.example';
  await write(profile.inviteSeller, { as, body: { email: guest, first_name: 'Gil', right: 'sales' } });
  await write(profile.revokeSeller, { as, body: { email: guest } });
};

const forgetColumns = async (write: Write, server: TestServer): Promise<void> => {
  const [layout] = await server.db.query<{ id: number }>(sql`
    insert into import_layout (account_id, brand_id, signature, uses)
    select account_id, brand_id, 'a', '["reference"]' from member where email = ${as} order by id limit 1 returning id`);
  await write(brandSheets.forgetLayout, { as, params: { layout: layout?.id ?? 0 } });
};

/** Every write of a brand, each with the input it needs; those about orders aside. */
export const writeAsBrand = async (write: Write, server: TestServer): Promise<void> => {
  await keepCollections(write, server);
  await keepFacts(write, server);
  await keepProducts(write, server);
  await keepPricelists(write, server);
  await keepSizeCharts(write);
  await forgetColumns(write, server);
  await keepThePage(write, server);
  await keepPeople(write, server);
};
