import { contract } from '@vitrine/api';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { brandCollections, brandOfficeLog, brands } = contract;
const lume = { as: 'seller@vitrine.example' };
const colleagues = ['maru@vitrine.example', 'seller@tropico.example'];

const input = {
  name: { en: 'Dusk', pt_BR: 'Crepúsculo' },
  season: 'Winter 2027',
  button: {},
  order_window_end: '2027-01-31',
  production_window_start: '2027-03-01',
  production_window_end: '2027-04-30',
  delivery_msg: { en: 'From Rio' },
  lookbook_url: 'https://lume.example/dusk',
  press_release: { en: '<p>Wool<script>alert(1)</script></p>' },
  minimum_quantity: 12,
  maximum_quantity: null,
  minimum_value: 250.5,
  maximum_value: null,
  is_active: true,
};

describeEngines('collections of a brand', (server) => {
  const add = async (changes: Partial<typeof input> = {}) =>
    (await server.call(brandCollections.add, { ...lume, body: { ...input, ...changes } })).body.data;
  const inShop = async () =>
    (await server.call(brands.collections, { account: 'vitrine', params: { slug: 'lume' } })).body;
  const newest = async () => (await server.call(brandOfficeLog.list, lume)).body.data[0];

  it('are added at the end, cleaned, and shown in the shop at once (D-049)', async () => {
    const added = await add();
    expect(added).toMatchObject({
      minimum_value: 250.5,
      press_release: { en: '<p>Wool</p>' },
      version: 1,
      products: 0,
    });
    const shown = await inShop();
    expect(shown.at(-1)).toMatchObject({ id: added.id, name: 'Dusk', button: 'SEE PRODUCTS' });
    expect(shown.at(-1)?.list_image).toMatch(/^\/media\//);
    expect(await newest()).toMatchObject({
      action: 'collection.create',
      subject: { id: String(added.id), name: 'Dusk' },
      company: 'Lume',
    });
  });

  it('are refused field by field, and nothing is written (D-049)', async () => {
    const before = (await server.call(brandCollections.list, lume)).body.meta;
    const { status, problem } = await server.call(brandCollections.add, {
      ...lume,
      body: {
        ...input,
        name: { en: '  ' },
        production_window_end: '2027-02-01',
        order_window_end: '2027-02-02',
        lookbook_url: 'javascript:alert(1)',
        maximum_quantity: 3,
      },
    });
    expect(status).toBe(422);
    expect(problem.errors).toEqual({
      name: ['Write the name in at least one language.'],
      production_window_end: ['The delivery ends before it begins. Choose Mar 1, 2027 or a later day.'],
      order_window_end: ['Orders would end after the last day of delivery. Choose Feb 1, 2027 or an earlier day.'],
      lookbook_url: ['This is not a web address. Begin it with https://'],
      maximum_quantity: ['The maximum is below the minimum. Raise it or leave it empty.'],
    });
    expect((await server.call(brandCollections.list, lume)).body.meta).toEqual(before);
  });

  it('tell the second of two writers what the first one saved (D-049)', async () => {
    const { id, version } = await add();
    const save = (name: string, seen: number) =>
      server.call(brandCollections.save, { ...lume, params: { id }, body: { ...input, name: { en: name }, seen } });
    expect((await save('Dusk I', version)).status).toBe(200);
    const { status, problem } = await save('Dusk II', version);
    expect([status, problem['current']]).toMatchObject([409, { name: { en: 'Dusk I' }, version: version + 1 }]);
    expect((await save('Dusk II', version + 1)).body.data.name).toEqual({ en: 'Dusk II' });
    expect(await newest()).toMatchObject({
      action: 'collection.change',
      before: { name: { en: 'Dusk I' } },
      after: { name: { en: 'Dusk II' } },
    });
  });

  it('leave the shop when they are hidden or archived, and come back hidden (D-049)', async () => {
    const { id, version } = await add({ is_active: false });
    expect((await inShop()).some((one) => one.id === id)).toBe(false);
    const archive = (archived: boolean, seen: number) =>
      server.call(brandCollections.setArchived, { ...lume, params: { id }, body: { archived, seen } });
    expect((await archive(true, version)).body.data).toMatchObject({ is_archived: true, is_active: false });
    const refused = await server.call(brandCollections.save, {
      ...lume,
      params: { id },
      body: { ...input, seen: version + 1 },
    });
    expect(refused.problem.message).toContain('Restore it');
    const archived = await server.call(brandCollections.list, {
      ...lume,
      query: { view: 'archived', search: 'crepus' },
    });
    expect(archived.body.data.map((row) => row.id)).toEqual([id]);
    expect((await archive(false, version + 1)).body.data).toMatchObject({ is_archived: false, is_active: false });
    expect(await newest()).toMatchObject({ action: 'collection.restore' });
  });

  it('take a picture, which is drawn again in the widths of the shop', async () => {
    const { id, picture: first } = await add();
    let seen = first;
    const upload = async (content: Uint8Array, type = 'image/png') => {
      const form = new FormData();
      form.append('picture', new File([new Uint8Array(content)], 'cover', { type }));
      form.append('seen', seen);
      const headers = { authorization: `Bearer ${await server.token(lume.as)}` };
      const url = `${server.origin}/v1/admin/brand/collections/${id}/picture`;
      return fetch(url, { method: 'POST', headers, body: form });
    };
    const photo = sharp({ create: { width: 1600, height: 800, channels: 3, background: '#c75b39' } });
    const answer = await upload(await photo.png().toBuffer());
    expect(answer.status).toBe(200);
    const { picture } = ((await answer.json()) as { data: { picture: string } }).data;
    expect(picture).toMatch(/^\/media\/files\/pictures\/[\w-]+\/1200\.webp$/);
    const kept = await fetch(server.origin + picture.replace('/1200.', '/300.'));
    expect((await sharp(Buffer.from(await kept.arrayBuffer())).metadata()).width).toBe(300);
    expect(await newest()).toMatchObject({ action: 'collection.change', after: { picture } });
    const second = await upload(await photo.png().toBuffer());
    expect([second.status, await second.json()]).toEqual([
      409,
      expect.objectContaining({
        message: expect.stringMatching(/^Selma Test .* cover picture/),
        current: expect.objectContaining({ picture }),
      }),
    ]);
    seen = picture;
    const refused = await upload(Buffer.from('no picture'));
    const { errors } = (await refused.json()) as { errors: Record<string, string[]> };
    expect([refused.status, errors['picture']?.[0]]).toEqual([422, expect.stringContaining('Save it again')]);
  });

  it('show the chosen part of a cover, and the point that stays in sight, to the shop (D-049)', async () => {
    const { id, picture: seen } = await add();
    const half = { width: 400, height: 400, channels: 3 as const };
    const blue = await sharp({ create: { ...half, background: '#0000ff' } })
      .png()
      .toBuffer();
    const photo = sharp({ create: { ...half, width: 800, background: '#ff0000' } }).composite([
      { input: blue, left: 400, top: 0 },
    ]);
    const picture = new File([new Uint8Array(await photo.png().toBuffer())], 'cover.png', { type: 'image/png' });
    const body = { picture, seen, crop_x: 0.5, crop_width: 0.5, focus_x: 0.3, focus_y: 0.9 };
    const saved = await server.call(brandCollections.setPicture, { ...lume, params: { id }, body });
    expect(saved.body.data.picture).toMatch(/\/1200\.webp#focus=30-90$/);
    const path = (await inShop()).find((one) => one.id === id)?.list_image ?? '';
    expect(path).toBe(saved.body.data.picture.replace('/1200.', '/600.'));
    const cover = await server.fetch(path.replace(/#.*/, ''));
    const { data, info } = await sharp(cover.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const [red = 255, , inBlue = 0] = data;
    expect([info.width, info.height, red < 60, inBlue > 200]).toEqual([400, 400, true, true]);
  });

  it('are archived only as the writer has seen them; a refusal names who changed them (D-114)', async () => {
    const { id, version } = await add();
    const body = { ...input, season: 'Later', seen: version };
    expect((await server.call(brandCollections.save, { ...lume, params: { id }, body })).status).toBe(200);
    const archive = (seen: number) =>
      server.call(brandCollections.setArchived, { ...lume, params: { id }, body: { archived: true, seen } });
    const { status, problem } = await archive(version);
    expect([status, problem['current']]).toMatchObject([409, { season: 'Later', is_archived: false }]);
    expect(problem.message).toBe('Selma Test has changed this collection meanwhile. Nothing of yours was saved yet.');
    expect((await archive(version + 1)).body.data.is_archived).toBe(true);
  });

  it('are as unknown to other brands as those that do not exist', async () => {
    const { id } = await add();
    for (const as of colleagues) {
      expect((await server.call(brandCollections.read, { as, params: { id } })).status).toBe(404);
      const body = { ...input, seen: 1 };
      expect((await server.call(brandCollections.save, { as, params: { id }, body })).status).toBe(404);
      const archive = { as, params: { id }, body: { archived: true, seen: 1 } };
      expect((await server.call(brandCollections.setArchived, archive)).status).toBe(404);
    }
    expect((await server.call(brandCollections.list, { as: 'buyer@vitrine.example' })).status).toBe(403);
  });

  it('have their products in the order that the brand chose, in the shop too; who has not seen the order of now is told (D-049)', async () => {
    const params = { id: 1 };
    const ids = (answer: { body: { data: readonly { id: number }[] } }) => answer.body.data.map(({ id }) => id);
    const before = ids(await server.call(brandCollections.products, { ...lume, params }));
    expect(before.length).toBeGreaterThan(1);
    const chosen = before.toReversed();
    const order = (body: { products: number[]; seen: number[] }) =>
      server.call(brandCollections.setOrder, { ...lume, params, body });
    expect(ids(await order({ products: chosen, seen: before }))).toEqual(chosen);
    const listing = await server.call(contract.products.list, {
      as: 'buyer@vitrine.example',
      query: { collections: '1' },
    });
    expect(listing.body.results.map(({ id }) => id)).toEqual(chosen);
    expect(await newest()).toMatchObject({ action: 'collection.order' });
    const late = await order({ products: before, seen: before });
    expect([late.status, late.problem.message]).toEqual([
      409,
      'Products of this collection were moved, added or taken out meanwhile. Look at the order again, then save it.',
    ]);
    // What is not named goes to the end; what is no product of the collection is left out.
    const [last = 0] = chosen.slice(-1);
    expect(ids(await order({ products: [99_999, last], seen: chosen }))).toEqual([last, ...chosen.slice(0, -1)]);
    for (const as of colleagues)
      expect((await server.call(brandCollections.products, { as, params })).status).toBe(404);
  });
});
