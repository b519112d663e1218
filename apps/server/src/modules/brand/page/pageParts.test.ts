import { contract } from '@vitrine/api';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { brandOfficePage, brands } = contract;
const lume = { as: 'seller@vitrine.example' };

/** Red on the left, blue on the right. */
const twoColours = async (): Promise<File> => {
  const half = { width: 40, height: 40, channels: 3 as const };
  const blue = await sharp({ create: { ...half, background: '#0000ff' } })
    .png()
    .toBuffer();
  const picture = sharp({ create: { ...half, width: 80, background: '#ff0000' } })
    .composite([{ input: blue, left: 40, top: 0 }])
    .png();
  return new File([new Uint8Array(await picture.toBuffer())], 'two.png', { type: 'image/png' });
};

const block = {
  id: null,
  title: { en: 'Loom', pt_BR: 'Tear' },
  summary: { en: '<p>By hand<script>alert(1)</script></p>' },
  text: {},
  link: '/lume/collections',
  button_label: { en: 'SEE' },
  image_position: 'right' as const,
  image_orientation: 'portrait' as const,
};

const image = { id: null, title: { en: 'Shore' }, link: null, button_label: {} };

describeEngines('pictures and blocks of a brand page', (server) => {
  const read = async () => (await server.call(brandOfficePage.read, lume)).body.data;
  const inShop = async (brand_page_draft?: string) => {
    const params = { slug: 'lume' };
    return (await server.call(brands.page, { ...lume, params, query: { brand_page_draft } })).body;
  };
  const save = async (changes: object) => {
    const { draft, version } = await read();
    return server.call(brandOfficePage.saveDraft, { ...lume, body: { ...draft, ...changes, seen: version } });
  };
  const publish = async () => server.call(brandOfficePage.publish, { ...lume, body: { seen: (await read()).version } });
  const upload = async (framing: object = {}) => {
    const body = { picture: await twoColours(), ...framing };
    const answer = await server.call(brandOfficePage.addPicture, { ...lume, body });
    return answer.body.data.path;
  };

  it('stay in the draft until it is published; then lists of brands show them too (D-049, E-19)', async () => {
    const [cover, tile, logo] = [await upload(), await upload(), await upload()];
    const before = await inShop();
    await save({ cover_image_thumbnail: cover, list_image: tile, logo });
    expect(await inShop()).toMatchObject({ logo: before.logo, list_image: before.list_image });
    const draft = await inShop('1');
    expect(draft).toMatchObject({
      cover_image_thumbnail: cover.replace('{w}', '1200'),
      list_image: tile.replace('{w}', '600'),
      logo: logo.replace('{w}', '600'),
    });
    expect(draft.meta.draft_changes.toSorted()).toEqual(['cover_image_thumbnail', 'list_image', 'logo']);
    await publish();
    const { body } = await server.call(brands.list, { ...lume, query: {} });
    expect(body.data.data.find(({ slug }) => slug === 'lume')?.list_image).toBe(tile.replace('{w}', '600'));
    expect((await read()).live.logo).toBe(logo.replace('{w}', '600'));
  });

  it('are kept by their numbers, in the order and the languages of the brand (E-20, E-21, E-23)', async () => {
    const [first, second] = [await upload(), await upload()];
    const photo = { id: null, image: first, video_url: null, featured_image: false };
    await save({
      brand_style_template: 2,
      brand_style_images: [
        { ...image, image: first },
        { ...image, image: second, title: { en: 'Dune' } },
      ],
      featured_info_block: { ...block, images: [photo] },
      info_block: [{ ...block, images: [photo, { ...photo, image: second, featured_image: true }] }],
      calls_to_action: [
        {
          image: first,
          image_mobile: second,
          title: { en: 'Resort' },
          text: {},
          button_label: { en: 'GO' },
          link: '/lume',
        },
      ],
    });
    const { draft } = await read();
    expect(draft.brand_style_images.map(({ id, title }) => [id, title])).toEqual([
      [1, { en: 'Shore' }],
      [2, { en: 'Dune' }],
    ]);
    await save({ brand_style_images: [...draft.brand_style_images.toReversed(), { ...image, image: first }] });
    const shown = await inShop('1');
    expect(shown.the_brand.brand_style_images.map(({ id, title }) => `${id} ${title}`)).toEqual([
      '2 Dune',
      '1 Shore',
      '3 Shore',
    ]);
    expect(shown.the_brand.info_block[0]).toMatchObject({
      title: 'Loom',
      summary: '<p>By hand</p>',
      link: '/lume/collections',
      images: [{ featured_image: false }, { portrait_image: second.replace('{w}', '600'), featured_image: true }],
    });
    expect(shown.the_brand.featured_info_block).toMatchObject({ button_label: 'SEE' });
    expect(shown.calls_to_action).toMatchObject([
      { image: first.replace('{w}', '1200'), title: 'Resort', link: '/lume' },
    ]);
  });

  it('show films that browsers play; the address of a page about a film is refused at its field (E-23)', async () => {
    const image = { id: null, image: await upload(), video_url: 'https://videos.example/watch', featured_image: false };
    const refused = await save({ info_block: [{ ...block, images: [image] }] });
    expect([refused.status, refused.problem.errors]).toEqual([
      422,
      { 'info_block.0.images.0.video_url': [expect.stringMatching(/^This is no video that the shop can play/)] },
    ]);
    const film = { ...image, video_url: 'https://videos.example/loom.mp4' };
    expect((await save({ info_block: [{ ...block, images: [film] }] })).status).toBe(200);
  });

  it('are a banner with a button, or without one; half a button is refused at its field (E-19)', async () => {
    const picture = await upload();
    const words = { title: { en: 'Resort' }, text: {} };
    const banner = { image: picture, image_mobile: null, ...words, button_label: {}, link: '' };
    const noLink = { ...banner, button_label: { pt_BR: 'VER' } };
    const refused = await save({ calls_to_action: [banner, noLink, { ...banner, link: '/lume' }] });
    expect([refused.status, refused.problem.errors]).toEqual([
      422,
      {
        'calls_to_action.1.link': ['The button has words and no link. Choose where it leads, or remove the words.'],
        'calls_to_action.2.button_label': [
          'The button has a link and no words. Write what it says, or remove the link.',
        ],
      },
    ]);
    expect((await save({ calls_to_action: [banner] })).body.data.draft.calls_to_action).toEqual([banner]);
    expect((await inShop('1')).calls_to_action).toMatchObject([{ title: 'Resort', button_label: '', link: '' }]);
  });

  it('are not published with half a button, which an older draft may have (E-19)', async () => {
    const banner = { image: '/cta/{w}.webp', title: { en: 'Resort' }, text: { en: '' }, button_label: { en: '' } };
    const draft = JSON.stringify({ calls_to_action: [{ ...banner, link: '/lume' }] });
    await server.db.query(sql`update brand set page_draft = ${draft}::jsonb where slug = 'lume'`);
    const errors = {
      'calls_to_action.0.button_label': ['The button has a link and no words. Write what it says, or remove the link.'],
    };
    expect((await publish()).problem.errors).toEqual(errors);
    const body = { publish_at: new Date(Date.now() + 60_000).toISOString(), seen: (await read()).version };
    expect((await server.call(brandOfficePage.plan, { ...lume, body })).problem.errors).toEqual(errors);
    expect((await inShop()).calls_to_action).toEqual([]);
    await server.call(brandOfficePage.discardDraft, { ...lume, body: { seen: (await read()).version } });
  });

  it('of its history have pictures, blocks and lookbooks beside the text (E-24, K-18)', async () => {
    const picture = await upload();
    await save({
      history_image: picture,
      history_info_block: [{ ...block, images: [] }],
      lookbook_description: { en: 'Ten years' },
      lookbook_template: 2,
      lookbook_images: [{ ...image, image: picture }],
    });
    const { history, meta } = await inShop('1');
    expect(history).toMatchObject({
      history_image: picture.replace('{w}', '1200'),
      info_block: [{ id: 1, title: 'Loom' }],
      lookbook_description: 'Ten years',
      lookbook_template: 2,
      lookbook_images: [{ id: 1, title: 'Shore' }],
    });
    expect(meta.draft_changes).toContain('history');
  });

  it('return with a former page, pictures of lists included (D-049)', async () => {
    const now = (await read()).live;
    await save({ list_image: await upload() });
    await publish();
    const { published, version } = await read();
    const body = { id: published[1]?.id ?? 0, seen: version };
    const { live } = (await server.call(brandOfficePage.restore, { ...lume, body })).body.data;
    expect(live.list_image).toBe(now.list_image);
    expect((await inShop()).list_image).toBe(now.list_image.replace('{w}', '600'));
  });

  it('are the chosen part of a file, with the point that stays in sight (D-049)', async () => {
    const path = await upload({ crop_x: 0.5, crop_width: 0.5, focus_x: 0.25, focus_y: 0.9 });
    expect(path).toMatch(/\/\{w\}\.webp#focus=25-90$/);
    const file = await server.fetch(path.replace('{w}', '120').replace(/#.*/, ''));
    const { data, info } = await sharp(file.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([40, 40]);
    const [red = 255, , blue = 0] = data;
    expect(red < 60 && blue > 200).toBe(true);
  });

  it('name the entry that lacks its picture or has no link, in the language of the brand (D-049)', async () => {
    const wrong = { brand_style_images: [{ ...image, image: '', link: 'javascript:alert(1)' }] };
    const { draft, version } = await read();
    const headers = { 'accept-language': 'pt-BR' };
    const body = { ...draft, ...wrong, seen: version };
    const { status, problem } = await server.call(brandOfficePage.saveDraft, { ...lume, headers, body });
    expect([status, problem.errors]).toEqual([
      422,
      {
        'brand_style_images.0.image': ['Escolha uma imagem.'],
        'brand_style_images.0.link': ['Isto não é um endereço da web nem um caminho da loja, como /brands.'],
      },
    ]);
  });
});
