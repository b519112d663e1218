import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import type { PageContent } from './pageContent.ts';

const { brands } = contract;
const words = (en: string, pt_BR = en) => ({ en, pt_BR });

const page: PageContent = {
  the_brand: {
    brand_from: words('Porto, Portugal', 'Porto, em Portugal'),
    year_established: 2009,
    instagram_url: 'https://instagram.com/lume',
    site_url: 'javascript:alert(1)',
    landing_modal_text: words('<p>Linen by the sea.</p>'),
    brand_style: words('Quiet.', 'Sereno.'),
    brand_style_template: 2,
    brand_style_images: [
      { id: 1, title: words('Shore'), image: '/style/{w}.webp', link: '/lume/collections', collection: 1 },
    ],
    featured_info_block: { id: 9, title: words('Featured'), summary: words(''), text: words('<p>…</p>'), images: [] },
    info_block: [
      {
        id: 2,
        title: words('Loom'),
        summary: words(''),
        text: words(''),
        image_position: 'right',
        image_orientation: 'portrait',
        images: [{ id: 1, image: '/loom/{w}.webp', featured_image: true }],
      },
    ],
  },
  calls_to_action: [
    {
      image: '/cta/{w}.webp',
      image_mobile: '/cta-mobile/{w}.webp',
      title: words('Resort'),
      text: words(''),
      button_label: words('SEE'),
      link: '/lume/collections/1',
    },
    {
      image: '/cta/{w}.webp',
      title: words('Elsewhere'),
      text: words(''),
      button_label: words('GO'),
      link: '//evil.example',
    },
  ],
  history: {
    history_image: '/history/{w}.webp',
    details: words('<p>Since 2009.</p>'),
    lookbook_images: [{ id: 3, title: words('Look'), image: '/look/{w}.webp' }],
  },
};

const draft: PageContent = { the_brand: { brand_style: words('Loud.'), brand_style_template: 2 }, calls_to_action: [] };

describeEngines('brand page', (server) => {
  beforeAll(async () => {
    await server.db.query(
      sql`update brand set page = ${JSON.stringify(page)}::jsonb, page_draft = ${JSON.stringify(draft)}::jsonb, terms = '{"en": "<p>Net 30.</p>"}' where slug = 'lume'`,
    );
    await server.db.query(sql`update brand set is_published = false where slug = 'maru'`);
    await server.db.query(sql`update event set logo = '/event.svg' where account_id = 1`);
    await server.db.query(
      sql`insert into brand_event_segment (brand_id, event_segment_id) select 1, id from event_segment where account_id = 1`,
    );
    // An event without a hero has no page.
    await server.db.query(sql`
      with bare as (insert into event (account_id, name, slug, logo) values (1, 'Bare', 'bare', '/bare.svg') returning id),
        segment as (insert into event_segment (account_id, event_id, name, slug, is_active_event)
          select 1, id, '{"en": "Bare"}', 'bare-women', false from bare returning id)
      insert into brand_event_segment (brand_id, event_segment_id) select 1, id from segment`);
    await server.db.query(sql`
      insert into hero (account_id, event_segment_id, template, slug, title)
      select 1, id, 'A', 'spring', '{"en": "Spring week"}' from event_segment where account_id = 1 and slug <> 'bare-women' limit 1`);
  });

  const lume = async (options: { as?: string; draft?: string; language?: string } = {}) => {
    const { status, body } = await server.call(brands.page, {
      ...(options.as === undefined ? { account: 'vitrine' } : { as: options.as }),
      params: { slug: 'lume' },
      query: options.draft === undefined ? {} : { brand_page_draft: options.draft },
      headers: options.language === undefined ? {} : { 'accept-language': options.language },
    });
    expect(status).toBe(200);
    return body;
  };

  it('shows the brand to visitors (A-053, E-19, E-20, P-001)', async () => {
    expect(await lume()).toMatchObject({
      slug: 'lume',
      cover_image_thumbnail: '/media/drawn/cover/1200.webp',
      brand_page_template: 'full',
      has_active_collection: true,
      brand_page_url: 'http://localhost:3000/lume',
      is_connection_request_sent_or_accepted: false,
      meta: { draft_changes: [] },
      event_segments: [{ name: 'Resort', event: { slug: 'spring-week' } }, { name: 'Bare' }],
      the_brand: {
        brand_from: 'Porto, Portugal',
        year_established: 2009,
        formatted_segments: 'Women',
        formatted_categories: 'Dresses',
        categories: [{ id: 1, name: 'Dresses' }],
        collections_filter: [{ id: 1, name: 'Resort 26' }],
        terms_conditions: '<p>Net 30.</p>',
        footer_images: [{ slug: 'spring-week', footer_image: '/event.svg' }],
      },
    });
  });

  it.each(['review@vitrine.example', 'pending@vitrine.example', 'buyer@vitrine.example', 'maru@vitrine.example'])(
    'shows it to retailers of every stage and to other brands: %s (P-002, P-003, P-004)',
    async (as) => {
      expect(await lume({ as })).toMatchObject({ slug: 'lume', the_brand: { brand_from: 'Porto, Portugal' } });
    },
  );

  it('sizes pictures, tells style images, info blocks and history (E-21, E-22, E-23, E-24)', async () => {
    const { the_brand, history } = await lume();
    expect(the_brand.brand_style_images[0]).toEqual({
      id: 1,
      title: 'Shore',
      image_285: '/style/300.webp',
      image_580_600: '/style/600.webp',
      image_original: '/style/1200.webp',
      link: '/lume/collections',
      button_label: null,
      collection: 1,
    });
    expect(the_brand.info_block[0]).toMatchObject({
      image_position: 'right',
      images: [{ portrait_image: '/loom/600.webp', landscape_image: null, featured_image: true }],
    });
    expect(the_brand.featured_info_block?.title).toBe('Featured');
    expect(history).toMatchObject({
      history_image: '/history/1200.webp',
      details: '<p>Since 2009.</p>',
      lookbook_images: [{ title: 'Look' }],
    });
  });

  it('lets no link out that leads into a script or pretends to be a path', async () => {
    const body = await lume();
    expect(body.the_brand.site_url).toBeNull();
    expect(body.the_brand.instagram_url).toBe('https://instagram.com/lume');
    expect(body.calls_to_action.map(({ title }) => title)).toEqual(['Resort']);
  });

  it('speaks the reader’s language', async () => {
    expect((await lume({ language: 'pt-BR' })).the_brand).toMatchObject({
      brand_from: 'Porto, em Portugal',
      brand_style: 'Sereno.',
      formatted_segments: 'Feminino',
    });
  });

  it.each(['seller@vitrine.example', 'staff@vitrine.example'])(
    'shows its draft, and what the draft changes, to %s (R-171, R-172, D-060)',
    async (as) => {
      const body = await lume({ as, draft: '1' });
      expect(body.the_brand).toMatchObject({ brand_style: 'Loud.', brand_from: 'Porto, Portugal' });
      expect(body.meta.draft_changes).toEqual(['brand_style', 'calls_to_action']);
      expect((await lume({ as })).meta.draft_changes).toEqual([]);
    },
  );

  it.each([undefined, 'buyer@vitrine.example', 'maru@vitrine.example'])(
    'shows the published page to %s who asks for the draft (D-060, D-140)',
    async (as) => {
      const body = await lume({ as, draft: '1' });
      expect(body.the_brand.brand_style).toBe('Quiet.');
      expect(body.meta.draft_changes).toEqual([]);
    },
  );

  it('tells a buyer whether a connection was asked for or made', async () => {
    await server.db.query(
      sql`insert into connection (account_id, retailer_id, brand_id, status, requested_by) values (1, 1, 1, 'pending', 'buyer'), (1, 2, 1, 'declined', 'buyer')`,
    );
    expect((await lume({ as: 'buyer@vitrine.example' })).is_connection_request_sent_or_accepted).toBe(true);
    expect((await lume({ as: 'rival@vitrine.example' })).is_connection_request_sent_or_accepted).toBe(false);
  });

  it.each(['page', 'collections'] as const)(
    '%s refuses a brand that is not published, but not to its own people (X-039)',
    async (call) => {
      const { status, problem } = await server.call(brands[call], {
        as: 'buyer@vitrine.example',
        params: { slug: 'maru' },
      });
      expect({ status, message: problem.message }).toEqual({
        status: 403,
        message: 'Sorry, but the brand you are trying to access is not available',
      });
      expect((await server.call(brands[call], { as: 'maru@vitrine.example', params: { slug: 'maru' } })).status).toBe(
        200,
      );
      expect((await server.call(brands[call], { as: 'staff@vitrine.example', params: { slug: 'maru' } })).status).toBe(
        200,
      );
    },
  );

  it.each(['page', 'collections'] as const)(
    '%s does not know brands that are not there, or of another account (X-040)',
    async (call) => {
      for (const slug of ['nobody', 'brisa']) {
        const { status, problem } = await server.call(brands[call], { as: 'buyer@vitrine.example', params: { slug } });
        expect({ status, message: problem.message }).toEqual({
          status: 404,
          message: 'Sorry, we could not get the brand you are searching for',
        });
      }
    },
  );

  it('lists open collections with label, price lists, dates, minimum and styles (A-054, E-25, R-187, R-188, R-189)', async () => {
    const { body } = await server.call(brands.collections, { as: 'buyer@vitrine.example', params: { slug: 'lume' } });
    expect(body).toEqual([
      {
        id: 1,
        name: 'Resort 26',
        list_image: '/media/drawn/collection/600.webp',
        button: 'See products',
        pricelists: [
          { id: 1, name: 'USD', currency: 'USD' },
          { id: 2, name: 'BRL', currency: 'BRL' },
        ],
        order_window_end: null,
        production_window_start: '2026-02-01',
        production_window_end: '2026-03-31',
        delivery_msg: null,
        minimum_quantity: null,
        products: 3,
      },
    ]);
  });
});
