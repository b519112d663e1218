import { createHash } from 'node:crypto';
import { contract } from '@vitrine/api';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { brandPictures, products } = contract;
const as = 'seller@vitrine.example';

describeEngines('pictures of products', (server) => {
  const photo = (width = 900, height = 1200) =>
    sharp({ create: { width, height, channels: 3, background: '#c75b39' } });
  const fileOf = (content: Uint8Array, type = 'image/jpeg') => new File([new Uint8Array(content)], 'a.jpg', { type });
  const list = async (id: number) => (await server.call(brandPictures.list, { as, params: { id } })).body.data;
  /** A form with a file, as a browser sends it. */
  const add = async (id: number, picture: File, variation?: number, who = as) => {
    const body = new FormData();
    body.append('picture', picture);
    if (variation !== undefined) body.append('variation_id', String(variation));
    const headers = { authorization: `Bearer ${await server.token(who)}`, 'x-account-hash': 'vitrine' };
    const answer = await fetch(`${server.origin}/v1/admin/brand/products/${id}/pictures`, {
      method: 'POST',
      headers,
      body,
    });
    const sent = (await answer.json()) as { data: Awaited<ReturnType<typeof list>>; message: string };
    return { status: answer.status, body: sent, errors: (sent as { errors?: Record<string, string[]> }).errors };
  };

  it('Files go to products and colours by their names; what matches nothing is said (D-048)', async () => {
    const names = [
      'ld-01_Terracotta_2.jpg',
      'LD01 ink.png',
      'ss-02.webp',
      'IMG_1234.jpg',
      'WC-03-blue.jpg',
      'LD-012.jpg',
    ];
    const files = names.map((name) => ({ name }));
    const { body } = await server.call(brandPictures.match, { as, body: { files } });
    expect(body.data.map(({ product, colour }) => [product?.reference_code, colour?.name])).toEqual([
      ['LD-01', 'Terracotta'],
      ['LD-01', 'Ink'],
      ['SS-02', undefined],
      [undefined, undefined],
      ['WC-03', undefined],
      [undefined, undefined],
    ]);
    const { body: other } = await server.call(brandPictures.match, { as: 'maru@vitrine.example', body: { files } });
    expect(other.data[0]?.product?.id).toBe(6 - 2);
  });

  it('A picture is drawn again in the widths of the shop, without what the camera wrote (D-097)', async () => {
    const content = await photo()
      .withExif({ IFD0: { Copyright: 'secret-place' } })
      .jpeg()
      .toBuffer();
    const { status, body } = await add(1, fileOf(content), 1);
    expect([status, body.data.length]).toEqual([201, 3]);
    const added = body.data.at(-1);
    expect(added).toMatchObject({
      variation_id: 1,
      alt: { en: 'Linen dress, Terracotta', pt_BR: 'Vestido de linho, Terracota' },
    });
    for (const width of [300, 480, 600, 900]) {
      const path = added?.thumbnail.replace('/300.', `/${width === 900 ? '1200' : width}.`) ?? '';
      const answer = await fetch(`${server.origin}${path}`);
      const kept = Buffer.from(await answer.arrayBuffer());
      const { format, width: drawn, exif } = await sharp(kept).metadata();
      expect([answer.headers.get('content-type'), format, drawn, exif]).toEqual([
        'image/webp',
        'webp',
        width,
        undefined,
      ]);
    }
    const { body: shown } = await server.call(products.variations, { as: 'buyer@vitrine.example', params: { id: 1 } });
    expect(shown.data[0]?.images).toHaveLength(2);
  });

  it('A file that a product has is added once, also after the picture was cropped again (D-048)', async () => {
    const content = await photo(310, 410).jpeg().toBuffer();
    const hash = createHash('sha256').update(content).digest('hex');
    const isStored = async (name: string) =>
      (await server.call(brandPictures.match, { as, body: { files: [{ name, hash }, { name }] } })).body.data.map(
        ({ is_stored }) => is_stored,
      );
    expect(await isStored('LD-01.jpg')).toEqual([false, false]);
    const first = await add(1, fileOf(content), 1);
    expect(first.status).toBe(201);
    expect(await isStored('LD-01.jpg')).toEqual([true, false]);
    expect(await isStored('SS-02.jpg')).toEqual([false, false]);
    const again = await add(1, fileOf(content));
    expect([again.status, again.body.data]).toEqual([200, first.body.data]);
    const added = first.body.data.at(-1);
    if (!added) throw new Error('No picture was added.');

    const replace = async (picture: Uint8Array, seen: string) => {
      const params = { id: 1, picture: added.id };
      const body = { picture: fileOf(picture, 'image/webp'), seen, crop_width: 0.5 };
      return (await server.call(brandPictures.replace, { as, params, body })).body.data.at(-1)?.picture ?? '';
    };
    const stored = await server.fetch(added.picture);
    const cropped = await replace(stored.bytes, added.picture);
    expect(await isStored('LD-01.jpg')).toEqual([true, false]);
    await replace(await photo(90, 90).webp().toBuffer(), cropped);
    expect(await isStored('LD-01.jpg')).toEqual([false, false]);
    expect((await add(2, fileOf(content))).status).toBe(201);
  });

  it('A file sent twice at the same moment is added once (D-048)', async () => {
    const file = fileOf(await photo(320, 430).jpeg().toBuffer());
    const answers = await Promise.all([add(2, file), add(2, file)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 201]);
  });

  it('A stored picture is cropped again, and keeps its colour, words and place; the shop follows its focus point (D-048)', async () => {
    const [first, ...others] = await list(2);
    if (!first) throw new Error('The product has no pictures.');
    const replace = async (seen: string, params = { id: 2, picture: first.id }, who = as) => {
      const picture = fileOf(await photo(900, 300).jpeg().toBuffer());
      const body = { picture, seen, crop_width: 0.5, focus_x: 0.2, focus_y: 1 };
      return server.call(brandPictures.replace, { as: who, params, body });
    };
    const { status, body } = await replace(first.picture);
    const [saved] = body.data;
    expect(status).toBe(200);
    expect(body.data.slice(1)).toEqual(others);
    expect(saved).toEqual({ ...first, picture: saved?.picture, thumbnail: saved?.thumbnail });
    expect(saved?.picture).toMatch(/^\/media\/files\/pictures\/[\w-]+\/1200\.webp#focus=20-100$/);
    const kept = await server.fetch(saved?.picture.replace(/#.*/, '') ?? '');
    expect(await sharp(kept.bytes).metadata()).toMatchObject({ width: 450, height: 300 });
    const { body: shown } = await server.call(products.variations, { as: 'buyer@vitrine.example', params: { id: 2 } });
    const inShop = shown.data.flatMap(({ images }) => images).find(({ id }) => id === first.id);
    expect(inShop?.picture_600).toBe(saved?.picture.replace('/1200.', '/600.'));

    const late = await replace(first.picture);
    expect([late.status, late.problem.message]).toEqual([409, expect.stringContaining('Selma Test has changed')]);
    expect((await replace(first.picture, { id: 3, picture: first.id })).status).toBe(404);
    expect((await replace(first.picture, { id: 2, picture: first.id }, 'maru@vitrine.example')).status).toBe(404);
    expect(await list(2)).toEqual(body.data);
  });

  it('What is no picture, too large or of another brand is refused, and nothing is written', async () => {
    const before = await list(2);
    const why = async (content: Uint8Array, type: string) => {
      const { status, body, errors } = await add(2, fileOf(content, type));
      return [status, errors?.['picture']?.[0] ?? body.message];
    };
    expect(await why(Buffer.from('no picture'), 'image/png')).toEqual([422, expect.stringContaining('cannot be read')]);
    expect(await why(await photo(40, 40).gif().toBuffer(), 'image/png')).toEqual([
      422,
      expect.stringContaining('Pictures are JPEG'),
    ]);
    expect(await why(await photo(8000, 6000).png().toBuffer(), 'image/png')).toEqual([
      422,
      expect.stringContaining('8000'),
    ]);
    expect(await why(new Uint8Array(11 * 1_048_576), 'image/png')).toEqual([413, expect.stringContaining('10 MB')]);
    const fine = fileOf(await photo(30, 30).jpeg().toBuffer());
    expect((await add(2, fine, 1)).errors).toHaveProperty('variation_id');
    expect((await add(2, fine, undefined, 'maru@vitrine.example')).status).toBe(404);
    expect(await list(2)).toEqual(before);
  });

  it('Pictures are ordered, given words and videos, and removed by one who has seen them', async () => {
    const before = await list(3);
    const arrange = (pictures: typeof before, given = before) =>
      server.call(brandPictures.arrange, { as, params: { id: 3 }, body: { seen: given, pictures } });
    const turned = before.toReversed().map((picture) => ({ ...picture, video_url: 'https://video.example/1.mp4' }));
    const { body } = await arrange(turned);
    expect(body.data.map(({ id, video_url }) => [id, video_url])).toEqual(
      turned.map(({ id }) => [id, 'https://video.example/1.mp4']),
    );
    const second = await arrange(before);
    expect([second.status, second.problem['current']]).toEqual([409, body.data]);
    const now = body.data;
    const others = now.map((picture) => ({ ...picture, alt: { en: 'From the front' } }));
    expect((await arrange(now, others)).status).toBe(409);
    for (const video_url of ['javascript:alert(1)', 'https://videos.example/watch?v=1', 'http://video.example/1.mp4']) {
      const bad = before.map((picture, at) => (at === 0 ? { ...picture, video_url } : picture));
      expect(Object.keys((await arrange(bad, now)).problem.errors ?? {})).toEqual(['pictures.0.video_url']);
    }
    expect(
      (
        await arrange(
          before.map((picture) => ({ ...picture, variation_id: 1 })),
          now,
        )
      ).status,
    ).toBe(422);
    expect((await arrange(before.slice(0, 1), now)).body.data).toHaveLength(1);
  });
});
