import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import { findRetailers } from './retailers.ts';

const { landing } = contract;
const account = 'vitrine';

const buttons = [
  { text: { en: 'REGISTER', pt_BR: 'CADASTRE-SE' }, color: 'primary', type: 'register' },
  { text: { en: 'SEE', pt_BR: 'VER' }, type: 'link', link: '/brands' },
  { text: { en: 'BAD', pt_BR: 'MAU' }, type: 'link', link: 'javascript:alert(1)' },
];
const styles = { align: 'start', tone: 'red; } body { display: none', background: 'url(//evil.example)' };

describeEngines('landing page', (server) => {
  beforeAll(async () => {
    await server.db.query(sql`
      insert into hero (account_id, template, slug, title, text, image, image_mobile, styles, buttons, show_landing_page, position) values
        (1, 'C', 'second', '{"en": "Second"}', null, null, null, '{}', '[]', true, 2),
        (1, 'C', 'resort', '{"en": "Resort", "pt_BR": "Alto verão"}', '{"en": "By the sea"}', '/hero/{w}.webp', '/hero-mobile/{w}.webp',
          ${JSON.stringify(styles)}::jsonb, ${JSON.stringify(buttons)}::jsonb, true, 1),
        (1, 'A', 'event-only', '{"en": "Event"}', null, null, null, '{}', '[]', false, 0),
        (2, 'C', 'other', '{"en": "Other account"}', null, null, null, '{}', '[]', true, 0)`);
    await server.db.query(
      sql`update account set landing = '{"our_brands_text": {"en": "Our brands", "pt_BR": "Nossas marcas"}}' where id = 1`,
    );
    await server.db.query(sql`update brand set is_featured = true where slug in ('maru', 'brisa')`);
    await server.db.query(
      sql`update brand set page = '{"the_brand": {"landing_modal_text": {"en": "<p>Linen.</p>"}, "brand_style_images": [{"id": 7, "image": "/style/{w}.webp"}]}}' where slug = 'lume'`,
    );
    await server.db.query(
      sql`insert into brand_event_segment (brand_id, event_segment_id) select 1, id from event_segment where account_id = 1`,
    );
    await server.db.query(
      sql`update retailer set logo = '/logo-' || id || '.svg', is_featured = id = 1 where account_id = 1 and id <> 2`,
    );
    await server.db.query(sql`
      insert into retailer (account_id, name, stage, logo, hide_find_retailers) select 1, 'Shop ' || g, 'approved', '/shop-' || g || '.svg', g = 1 from generate_series(1, 20) g`);
  });

  it('shows the account’s flagged heroes in their order, with texts and spotlight (A-031, E-06, E-07, D-064)', async () => {
    const { status, body } = await server.call(landing.content, { account });
    expect(status).toBe(200);
    expect(body.hero.map(({ slug }) => slug)).toEqual(['resort', 'second']);
    expect(body.hero[0]).toMatchObject({
      title: 'Resort',
      text: 'By the sea',
      image: '/hero/1200.webp',
      image_mobile: '/hero-mobile/600.webp',
      template: 'C',
    });
    expect(body.spotlight).toMatchObject([{ slug: 'maru' }]);
    expect(body).toMatchObject({ our_brands_text: 'Our brands', subscribe: '' });
  });

  it('lets only typed styles and safe links of a hero out', async () => {
    const { body } = await server.call(landing.content, { account });
    expect(body.hero[0]?.styles).toEqual({ align: 'start' });
    expect(body.hero[0]?.buttons).toEqual([
      { text: 'REGISTER', color: 'primary', type: 'register', link: null },
      { text: 'SEE', color: null, type: 'link', link: '/brands' },
    ]);
  });

  it('speaks the reader’s language', async () => {
    const { body } = await server.call(landing.content, { account, headers: { 'accept-language': 'pt-BR' } });
    expect(body.hero[0]).toMatchObject({ title: 'Alto verão', text: 'By the sea' });
    expect(body.our_brands_text).toBe('Nossas marcas');
  });

  it('shows brands, featured ones first, or those of the named events (A-033, E-04)', async () => {
    const slugs = async (query: { 'events[]'?: string | string[] }) =>
      (await server.call(landing.brands, { account, query })).body.data.map(({ slug }) => slug);
    expect(await slugs({})).toEqual(['maru', 'lume']);
    expect(await slugs({ 'events[]': 'resort' })).toEqual(['lume']);
    expect(await slugs({ 'events[]': ['spring-week', 'nothing'] })).toEqual(['lume']);
    expect(await slugs({ 'events[]': 'nothing' })).toEqual([]);
    const { body } = await server.call(landing.brands, { account, query: { 'events[]': 'resort' } });
    expect(body.data[0]).toMatchObject({
      landing_modal_text: '<p>Linen.</p>',
      landing_modal_images: [{ id: 7, thumbnail: '/style/600.webp' }],
      event_segments: [{ slug: 'resort' }],
    });
  });

  it('shows featured retailers and twelve drawn by lot, none that hides or is not approved (A-032, E-08, D-007)', async () => {
    const { body } = await server.call(landing.retailers, { account });
    expect(body.featured).toEqual([{ name: 'Harbour Store', logo_landing: '/logo-1.svg' }]);
    expect(body.random).toHaveLength(12);
    expect(body.random.map(({ name }) => name)).not.toContain('Shop 1');
    expect(body.random.every(({ name }) => name.startsWith('Shop '))).toBe(true);
  });

  it('draws the same retailers all day, and others the next', async () => {
    const scope = await server.scope({ account });
    const drawn = async (day: string) => JSON.stringify((await findRetailers(scope, day)).random);
    expect(await drawn('2026-03-01')).toBe(await drawn('2026-03-01'));
    expect(await drawn('2026-03-01')).not.toBe(await drawn('2026-03-02'));
  });

  it.each([
    [{ maillist: 'b' }, 'email', 'Email required'],
    [{ email: '', maillist: 'b' }, 'email', 'Email required'],
    [{ email: 'nobody', maillist: 'b' }, 'email', 'Email required'],
    [{ email: 'ana@shop', maillist: 'b' }, 'email', 'Email required'],
    [{ email: 'ana prado@shop.example', maillist: 'b' }, 'email', 'Email required'],
    [{ email: '@shop.example', maillist: 'b' }, 'email', 'Email required'],
    [{ email: 'ana@shop.example' }, 'maillist', 'Company type required'],
    [{ email: 'ana@shop.example', maillist: 'z' }, 'maillist', 'Company type required'],
  ])('refuses the subscription %j and sends nothing (V-031, V-032, V-036)', async (body, field, reason) => {
    const { status, problem } = await server.call(landing.subscribe, {
      account,
      body: body as { email: string; maillist: 'b' },
    });
    expect(status).toBe(422);
    expect(problem).toMatchObject({ message: reason, errors: { [field]: [reason] } });
    expect(await server.db.query(sql`select 1 from mail where kind like 'newsletter%'`)).toEqual([]);
  });

  it('takes ten subscriptions a minute from one place', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn += 1)
      statuses.push(
        (await server.call(landing.subscribe, { account, body: { email: `a${turn}@shop.example`, maillist: 'b' } }))
          .status,
      );
    expect(statuses.at(-1)).toBe(429);
  });
});
