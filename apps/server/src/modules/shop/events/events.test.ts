import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import { addCrowd, crowd } from '../../../testing/raceBuyers.ts';

const { auth, events, landing, staffContent } = contract;
const account = 'vitrine';

/** Account 1: `resort` of an active event, `winter` of an inactive one, `makers` of none. Fifteen brands in `resort`. */
describeEngines('events', (server) => {
  const idOf = async (slug: string, accountId = 1): Promise<number> => {
    const [row] = await server.db.query<{ id: number }>(
      sql`select id from event_segment where account_id = ${accountId} and slug = ${slug}`,
    );
    return row?.id ?? 0;
  };

  beforeAll(async () => {
    const { db } = server;
    await db.query(sql`insert into event (account_id, name, slug) values (1, 'Winter Week', 'winter-week')`);
    await db.query(sql`
      insert into event_segment (account_id, event_id, name, slug, is_active_event)
      select 1, e.id, '{"en": "Winter"}'::jsonb, 'winter', false from event e where e.slug = 'winter-week'
      union all select 1, null, '{"en": "Makers"}'::jsonb, 'makers', false`);
    await db.query(sql`
      insert into hero (account_id, event_segment_id, template, slug, title, image, about_title, about_text, show_landing_page, position)
      select es.account_id, es.id, 'C', h.slug, h.title, h.image, h.about_title, h.about_text, h.shown, h.position
      from event_segment es join (values
        ('resort', 'second', '{"en": "Second"}'::jsonb, null, null::jsonb, null::jsonb, true, 2),
        ('resort', 'first', '{"en": "By the sea", "pt_BR": "À beira-mar"}', '/hero/{w}.webp', '{"en": "About Resort"}', '{"en": "<p>Sea.</p>"}', false, 1),
        ('winter', 'snow', '{"en": "Snow"}', null, null, null, true, 3)) h(segment, slug, title, image, about_title, about_text, shown, position) on h.segment = es.slug
      where es.account_id = 1`);
    await db.query(sql`
      insert into brand (account_id, name, slug, logo, list_image, cover_image, description)
      select 1, 'Brand ' || chr(64 + g), 'brand-' || g, '/l.svg', '/list/{w}.webp', '/c.webp', '{"en": "A brand."}' from generate_series(1, 15) g`);
    await db.query(sql`
      insert into brand_event_segment (brand_id, event_segment_id)
      select b.id, es.id from brand b join event_segment es on es.account_id = b.account_id and es.slug in ('resort', 'winter', 'makers')
      where b.slug like 'brand-%' or b.slug = 'brisa'`);
    await db.query(
      sql`insert into brand_segment (account_id, brand_id, segment_id) select 1, id, 14 from brand where slug in ('brand-1', 'brand-2')`,
    );
    await db.query(sql`
      insert into brand_category (brand_id, category_id)
      select b.id, c.id from brand b join category c using (account_id) where b.slug in ('brand-2', 'brand-3')`);
    await db.query(sql`update brand set is_published = false where slug = 'brand-15'`);
  });

  it('shows every hero of an active event, in its order, by the slug of the event or of a segment (A-034, E-07, R-082)', async () => {
    const titles = async (...names: string[]) =>
      (await server.call(landing.heroes, { account, query: { 'events[]': names } })).body.data.map(
        ({ title }) => title,
      );
    expect(await titles('spring-week')).toEqual(['By the sea', 'Second']);
    expect(await titles('resort')).toEqual(['By the sea', 'Second']);
    expect(await titles('nothing', 'resort')).toEqual(['By the sea', 'Second']);
    const { body } = await server.call(landing.heroes, { account, query: { 'events[]': 'spring-week' } });
    expect(body.data[0]).toMatchObject({
      show_landing_page: false,
      image: '/hero/1200.webp',
      event_segment: { name: 'Resort' },
      event_segment_title_about_project: 'About Resort',
      event_segment_about_project: '<p>Sea.</p>',
    });
  });

  it('says when an event is: before, during and after it (R-086)', async () => {
    const phases: (string | undefined)[] = [];
    for (const [starts, ends] of [
      [1, 3],
      [-1, 1],
      [0, null],
      [-3, -1],
    ]) {
      await server.db.query(sql`
        update event set starts_on = current_date + ${starts}::int, ends_on = current_date + ${ends}::int where slug = 'winter-week'`);
      const { body } = await server.call(contract.account.eventSegments, { account });
      phases.push(body.results.find(({ slug }) => slug === 'winter')?.event?.dates?.phase);
      expect(body.results.find(({ slug }) => slug === 'resort')?.event?.dates).toBeNull();
    }
    expect(phases).toEqual(['upcoming', 'open', 'open', 'over']);
  });

  it('shows a segment until its last day, and nothing of it afterwards (R-053, R-054)', async () => {
    const { db } = server;
    const shown = async () => {
      const { body } = await server.call(contract.account.eventSegments, { account });
      const page = await server.call(events.segment, { account, params: { segment: 'resort' } });
      const makers = await server.call(events.segment, { account, params: { segment: 'makers' } });
      return [
        body.results.find(({ slug }) => slug === 'resort')?.is_active_event,
        body.results.some(({ slug }) => slug === 'makers'),
        page.status,
        makers.status,
        (await server.call(landing.heroes, { account, query: { 'events[]': 'resort' } })).body.data.length,
        (await server.call(landing.brands, { account, query: { 'events[]': 'makers' } })).body.data.length,
      ];
    };
    const end = (days: number) =>
      db.query(sql`
        update event_segment set starts_on = current_date - 9, ends_on = current_date + ${days}::int
        where account_id = 1 and slug in ('resort', 'makers')`);
    await end(0);
    expect(await shown()).toEqual([true, true, 200, 200, 2, 14]);
    await end(-1);
    expect(await shown()).toEqual([false, false, 404, 404, 0, 0]);
    await db.query(sql`update event_segment set starts_on = null, ends_on = null where account_id = 1`);
  });

  it('shows no hero of an inactive, an unknown or another account’s event (R-089, X-028)', async () => {
    for (const [name, at] of [
      ['winter-week', account],
      ['winter', account],
      ['nothing', account],
      ['spring-week', 'tropico'],
    ] as const)
      expect((await server.call(landing.heroes, { account: at, query: { 'events[]': name } })).body.data).toEqual([]);
  });

  it('shows the heroes of the landing page when no event is named (A-034, R-081)', async () => {
    const { body } = await server.call(landing.heroes, { account });
    expect(body.data.map(({ slug }) => slug)).toEqual(['second', 'snow']);
  });

  it('shows no brand of an inactive event (A-033, E-04)', async () => {
    const count = async (name: string) =>
      (await server.call(landing.brands, { account, query: { 'events[]': name } })).body.data.length;
    expect([await count('spring-week'), await count('winter-week'), await count('makers')]).toEqual([14, 0, 14]);
  });

  it('tells a segment with its first hero, in the language asked for (A-036, E-09, D-017)', async () => {
    const { body } = await server.call(events.segment, {
      account,
      params: { segment: 'resort' },
      headers: { 'accept-language': 'pt-BR' },
    });
    expect(body.data).toEqual({
      id: await idOf('resort'),
      name: 'Alto verão',
      slug: 'resort',
      hero: {
        image: '/hero/1200.webp',
        image_mobile: null,
        image_alt: '',
        title: 'À beira-mar',
        event_segment_title_about_project: 'About Resort',
      },
    });
    const makers = await server.call(events.segment, { account, params: { segment: 'makers' } });
    expect(makers.body.data.hero).toBeNull();
  });

  it('answers 404 alike for an inactive and an unknown segment (A-036, A-037, P-069)', async () => {
    for (const segment of ['winter', 'nothing']) {
      expect((await server.call(events.segment, { account, params: { segment } })).status).toBe(404);
      expect((await server.call(events.brands, { account, params: { segment } })).status).toBe(404);
    }
  });

  it('lists the brands of a segment by twelve, and says whether more follow (A-037, E-11, D-082)', async () => {
    const page = async (number: number | string) =>
      (await server.call(events.brands, { account, params: { segment: 'resort' }, query: { page: number } })).body;
    const first = await page(1);
    expect(first.data.map(({ slug }) => slug)).toEqual([...Array(12).keys()].map((place) => `brand-${place + 1}`));
    expect(first.pagination).toEqual({ has_more: true });
    const second = await page(2);
    expect(second.data.map(({ slug }) => slug)).toEqual(['brand-13', 'brand-14']);
    expect(second.pagination).toEqual({ has_more: false });
    expect((await page('x')).data).toEqual(first.data);
    expect((await page(9)).data).toEqual([]);
  });

  it('narrows the brands by segments and by categories (A-037)', async () => {
    const slugs = async (query: { segments?: string; categories?: string }) =>
      (await server.call(events.brands, { account, params: { segment: 'resort' }, query })).body.data.map(
        ({ slug }) => slug,
      );
    const [dresses] = await server.db.query<{ id: number }>(sql`select id from category where account_id = 1`);
    const categories = String(dresses?.id);
    expect(await slugs({ segments: '14' })).toEqual(['brand-1', 'brand-2']);
    expect(await slugs({ segments: '13,14,x' })).toEqual(['brand-1', 'brand-2']);
    expect(await slugs({ categories })).toEqual(['brand-2', 'brand-3']);
    expect(await slugs({ segments: '14', categories })).toEqual(['brand-2']);
    expect(await slugs({ segments: '16' })).toEqual([]);
  });

  it('links a user to a segment, once, and tells so in the user’s data (A-018, S-050, E-02, D-128)', async () => {
    const as = 'buyer@vitrine.example';
    const linked = async () =>
      (await server.call(auth.userData, { as })).body.event_segments.map(({ segment }) => segment.slug);
    expect(await linked()).toEqual([]);
    const body = { event_segment: await idOf('resort') };
    for (const turn of [1, 2])
      expect([turn, (await server.call(events.link, { as, body })).status]).toEqual([turn, 200]);
    expect(await linked()).toEqual(['resort']);
  });

  it('links nobody to an inactive, an eventless, an unknown or another account’s segment, and no visitor (A-018, S-051)', async () => {
    const as = 'buyer@vitrine.example';
    const status = async (event_segment: number) =>
      (await server.call(events.link, { as, body: { event_segment } })).status;
    for (const id of [await idOf('winter'), await idOf('makers'), 999_999, await idOf('resort', 2)])
      expect(await status(id)).toBe(404);
    const visitor = await server.call(events.link, { account, body: { event_segment: await idOf('resort') } });
    expect(visitor.status).toBe(401);
    const wrong = await server.call(events.link, { as, body: { event_segment: 'resort' as unknown as number } });
    expect(wrong.status).toBe(422);
  });

  it('a segment can be removed while people link themselves to it: they are linked before it, or told that it is gone (A-018, D-067)', async () => {
    await addCrowd(server, 12);
    const staff = 'staff@vitrine.example';
    const params = { name: 'segment.resort' };
    const { version } = (await server.call(staffContent.file, { as: staff, params })).body.data;
    const body = { event_segment: await idOf('resort') };
    const link = (as: string) => server.call(events.link, { as, body });
    const [removal, ...links] = await Promise.all([
      server.call(staffContent.remove, { as: staff, params, query: { seen: version ?? '' } }),
      ...crowd(12).map(link),
    ]);
    expect(removal.status).toBe(204);
    expect([...new Set(links.map(({ status }) => status))].filter((status) => ![200, 404].includes(status))).toEqual(
      [],
    );
    expect((await link('racer-1@vitrine.example')).status).toBe(404);
  });
});
