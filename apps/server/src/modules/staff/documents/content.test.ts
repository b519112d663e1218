import { contract } from '@vitrine/api';
import type { Content, ContentChange } from '@vitrine/api';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { account, landing, pages, staffContent, staffLog } = contract;
const as = 'staff@vitrine.example';

type OfKind<K extends Content['kind']> = Extract<Content, { kind: K }>;

describeEngines('content of an account, for staff', (server) => {
  const open = async <K extends Content['kind']>(name: string): Promise<OfKind<K>> =>
    (await server.call(staffContent.file, { as, params: { name } })).body.data as OfKind<K>;
  const set = (name: string, body: ContentChange) => server.call(staffContent.set, { as, params: { name }, body });
  /** A form with a file, as a browser writes it. */
  const upload = async (picture: Uint8Array) => {
    const head =
      '--form\r\ncontent-disposition: form-data; name="picture"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
    const sent = await server.fetch('/v1/admin/pictures', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await server.token(as)}`,
        'x-account-hash': 'vitrine',
        'content-type': 'multipart/form-data; boundary=form',
      },
      body: Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--form--\r\n')]),
    });
    return { status: sent.status, body: sent.json as { data: { path: string } } };
  };
  const newest = async () => (await server.call(staffLog.list, { as })).body.data[0];

  it('is for staff alone, and unknown names are missing (D-067)', async () => {
    expect((await server.call(staffContent.list, { as: 'buyer@vitrine.example' })).status).toBe(403);
    expect((await server.call(staffContent.file, { as, params: { name: 'hero.No slug' } })).status).toBe(404);
  });

  it('lists what the account has and what it can still write (D-042)', async () => {
    const { body } = await server.call(staffContent.list, { as });
    const entries = Object.fromEntries(body.data.map(({ name, is_set }) => [name, is_set]));
    expect(entries).toMatchObject({ settings: true, terms: true, whoweare: false });
    expect(entries).not.toHaveProperty('totheworld');
  });

  it('shows a saved legal text at once, and writes it to the audit log (D-042, D-067)', async () => {
    const { version } = await open('terms');
    const text = { en: '<p>New terms.</p>', pt_BR: '<p>Novos termos.</p>' };
    expect((await set('terms', { kind: 'terms', document: { text }, seen: version })).status).toBe(200);
    const { body } = await server.call(account.terms, { headers: { 'accept-language': 'pt-BR' } });
    expect(body.text).toBe('<p>Novos termos.</p>');
    expect(await newest()).toMatchObject({
      action: 'content.set',
      actor: { name: expect.any(String) },
      subject: { name: 'terms' },
      after: { text },
    });
  });

  it('refuses an empty text that the shop would show as nothing, at its place (D-042)', async () => {
    const terms = await open<'terms'>('terms');
    const emptied = await set('terms', { kind: 'terms', document: { text: { en: '<p> </p>' } }, seen: terms.version });
    expect([emptied.status, Object.keys(emptied.problem.errors ?? {})]).toEqual([422, ['document.text']]);
    const links = await open<'links'>('links');
    const group = { group: { en: 'Help' }, links: [{ text: { en: '' }, url: '/about' }] };
    const document = { ...links.document, groups: [group] };
    const { problem } = await set('links', { kind: 'links', document, seen: links.version });
    expect(Object.keys(problem.errors ?? {})).toEqual(['document.groups.0.links.0.text']);
    const hero = await open<'hero'>('hero.nothing-said');
    const added = await set('hero.nothing-said', { kind: 'hero', document: hero.document, seen: null });
    expect(Object.keys(added.problem.errors ?? {})).toEqual(['document.title']);
  });

  it('tells the second of two people, with what the document is now', async () => {
    const { version, document } = await open<'landing'>('landing');
    const first = { ...document, subscribe: { en: 'First' } };
    expect((await set('landing', { kind: 'landing', document: first, seen: version })).status).toBe(200);
    const late = await set('landing', {
      kind: 'landing',
      document: { ...document, subscribe: { en: 'Late' } },
      seen: version,
    });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      message: expect.stringMatching(/^Stella\b.* has saved this meanwhile\./) as string,
      current: { document: { subscribe: { en: 'First' } } },
    });
    expect((await open<'landing'>('landing')).document.subscribe.en).toBe('First');
  });

  it('changes settings, hosts, search engines and whether members are hidden with an entry each, and keeps the host of the person (D-067)', async () => {
    const { version, document } = await open<'settings'>('settings');
    const changed = {
      ...document,
      carrier_name: 'Correios',
      hidden_from_search: true,
      hides_members: true,
      hosts: [...document.hosts, 'new.example'],
    };
    expect((await set('settings', { kind: 'settings', document: changed, seen: version })).status).toBe(200);
    const { body } = await server.call(account.branding, {});
    expect(body.data.carrier_name).toBe('Correios');
    const actions = (await server.call(staffLog.list, { as })).body.data.slice(0, 4).map(({ action }) => action);
    expect(actions).toEqual(['account.hosts', 'account.settings', 'account.settings', 'account.settings']);
    const now = await open<'settings'>('settings');
    expect(now.document).toMatchObject({ hidden_from_search: true, hides_members: true });
    const stolen = await server.db.query<{ host: string }>(
      sql`insert into account_host (host, account_id) values ('taken.example', 2) returning host`,
    );
    const taken = { ...now.document, hosts: stolen.map(({ host }) => host) };
    const refused = await set('settings', { kind: 'settings', document: taken, seen: now.version });
    expect(refused.body).toMatchObject({ errors: { 'document.hosts': ['taken.example leads to another account.'] } });
  });

  it('sets title, language and powered-by line, and keeps the former ones with the look (D-067)', async () => {
    const { version, document } = await open<'settings'>('settings');
    const { body: before } = await server.call(account.branding, {});
    expect(document).toMatchObject({ shop_title: before.data.title, language_code: 'en' });
    const changed = {
      ...document,
      shop_title: 'Vitrine Wholesale',
      language_code: 'pt_BR' as const,
      powered_by: !document.powered_by,
    };
    expect((await set('settings', { kind: 'settings', document: changed, seen: version })).status).toBe(200);
    const { body } = await server.call(account.branding, {});
    expect(body.data).toMatchObject({
      title: 'Vitrine Wholesale',
      language_code: 'pt_BR',
      poweredByBlanc: !before.data.poweredByBlanc,
    });
    expect(await newest()).toMatchObject({ action: 'account.branding', after: { title: 'Vitrine Wholesale' } });
    const [former] = await server.db.query<{ title: string }>(
      sql`select title from account_branding_history order by id desc limit 1`,
    );
    expect(former?.title).toBe(before.data.title);
    const seen = (await open('settings')).version;
    const nameless = await set('settings', { kind: 'settings', document: { ...changed, shop_title: ' ' }, seen });
    expect(nameless.body).toMatchObject({ errors: { 'document.shop_title': [expect.any(String)] } });
    expect((await set('settings', { kind: 'settings', document, seen })).status).toBe(200);
  });

  it('says which field is wrong and why, and writes nothing', async () => {
    const { version, document } = await open<'settings'>('settings');
    const broken = { ...document, support_email: 'nobody', admin_url: 'javascript:x()' };
    const { status, body } = await set('settings', { kind: 'settings', document: broken, seen: version });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      errors: {
        'document.support_email': ['This is no e-mail address.'],
        'document.admin_url': ['This is no web address and no path of the shop, such as /brands.'],
      },
    });
    expect((await open('settings')).version).toBe(version);
  });

  it('adds a hero with a picture to the landing page, and removes it (R-074, D-042)', async () => {
    const blank = await open<'hero'>('hero.market-week');
    expect(blank.version).toBeNull();
    const red = { create: { width: 40, height: 20, channels: 3 as const, background: '#a33' } };
    const { body: kept } = await upload(await sharp(red).png().toBuffer());
    expect(kept.data.path).toMatch(/^\/media\/files\/pictures\/[\w-]+\/\{w\}\.webp$/);
    const document = {
      ...blank.document,
      template: 'E' as const,
      title: { en: 'Market week' },
      image: kept.data.path,
      styles: { focus: 'left' as const },
      buttons: [{ text: { en: 'Go' }, color: 'primary' as const, type: 'link' as const, link: '/brands' }],
    };
    const saved = await set('hero.market-week', { kind: 'hero', document, seen: null });
    expect(saved.status).toBe(200);
    const { body } = await server.call(landing.content, {});
    const hero = body.hero.find(({ slug }) => slug === 'market-week');
    expect(hero).toMatchObject({
      template: 'E',
      title: 'Market week',
      styles: { focus: 'left' },
      buttons: [{ link: '/brands' }],
    });
    expect((await server.fetch(hero?.image ?? '')).status).toBe(200);
    const documents = (await server.call(staffContent.list, { as })).body.data;
    expect(documents.find(({ name }) => name === 'hero.market-week')?.image).toBe(kept.data.path.replace('{w}', '600'));
    const { version } = await open('hero.market-week');
    expect(
      (await server.call(staffContent.remove, { as, params: { name: 'hero.market-week' }, query: { seen: 'old' } }))
        .status,
    ).toBe(409);
    const removed = await server.call(staffContent.remove, {
      as,
      params: { name: 'hero.market-week' },
      query: { seen: version ?? '' },
    });
    expect(removed.status).toBe(204);
    expect((await newest())?.action).toBe('content.remove');
    expect((await server.call(landing.content, {})).body.hero.some(({ slug }) => slug === 'market-week')).toBe(false);
    const listed = (await server.call(staffContent.list, { as })).body.data.find(
      ({ name }) => name === 'hero.market-week',
    );
    expect(listed).toEqual({
      name: 'hero.market-week',
      kind: 'hero',
      title: 'Market week',
      image: null,
      is_set: false,
      is_removed: true,
      is_active: true,
      days: null,
    });
  });

  it('adds an event with a segment and its brands, and keeps addresses apart (A-025, D-046)', async () => {
    const name = { en: 'Market Week', pt_BR: 'Semana do Mercado' };
    const event = { name, logo: null, starts_on: '2020-05-12', ends_on: '2020-05-14' };
    expect((await set('event.market', { kind: 'event', document: event, seen: null })).status).toBe(200);
    expect((await newest())?.action).toBe('event.create');
    const document = {
      name: { en: 'Denim', pt_BR: 'Jeans' },
      event: 'market',
      is_active: true,
      starts_on: null,
      ends_on: null,
      image_tag: null,
      brands: ['lume'],
    };
    const saved = await set('segment.denim', { kind: 'segment', document, seen: null });
    expect(saved.status).toBe(200);
    const { body } = await server.call(account.eventSegments, { headers: { 'accept-language': 'pt-BR' } });
    expect(body.results.find(({ slug }) => slug === 'denim')).toMatchObject({
      name: 'Jeans',
      is_active_event: true,
      event: {
        name: 'Semana do Mercado',
        dates: { starts_on: '2020-05-12', ends_on: '2020-05-14', phase: 'over' },
      },
    });
    const seen = saved.body.data.version;
    const unknown = await set('segment.denim', {
      kind: 'segment',
      document: { ...document, brands: ['nobody'] },
      seen,
    });
    expect(unknown.body).toMatchObject({ errors: { 'document.brands': ['There is no brand "nobody".'] } });
    const closed = { ...document, is_active: false, brands: [] };
    expect((await set('segment.denim', { kind: 'segment', document: closed, seen })).status).toBe(200);
    expect(await newest()).toMatchObject({ action: 'segment.change', before: { is_active: true, brands: ['lume'] } });
    const { data: entries } = (await server.call(staffContent.list, { as })).body;
    expect(entries.filter(({ is_active }) => !is_active).map(({ name }) => name)).toContain('segment.denim');
    const late = await set('event.market', {
      kind: 'event',
      document: { ...event, starts_on: '2020-05-15' },
      seen: (await open<'event'>('event.market')).version,
    });
    expect(late.body).toMatchObject({ errors: { 'document.ends_on': [expect.stringContaining('before the first')] } });
    for (const slug of ['cart', 'lume'])
      expect((await set(`event.${slug}`, { kind: 'event', document: event, seen: null })).status).toBe(409);
  });

  it('keeps the days of a segment within those of its event, either way round (R-086)', async () => {
    const event = { name: { en: 'Fair' }, logo: null, starts_on: '2030-05-12', ends_on: '2030-05-14' };
    const { body } = await set('event.fair', { kind: 'event', document: event, seen: null });
    const days = (starts_on: string | null, ends_on: string | null) =>
      set('segment.fair-day', {
        kind: 'segment',
        document: {
          name: { en: 'Day' },
          event: 'fair',
          is_active: true,
          starts_on,
          ends_on,
          image_tag: null,
          brands: [],
        },
        seen: null,
      });
    const fieldsOf = (answer: { body: unknown }) => Object.keys((answer.body as { errors?: object }).errors ?? {});
    expect(fieldsOf(await days('2030-05-13', '2030-05-12'))).toEqual(['document.ends_on']);
    expect(fieldsOf(await days('2030-05-11', '2030-05-15'))).toEqual(['document.starts_on', 'document.ends_on']);
    expect(fieldsOf(await days('2030-05-15', null))).toEqual(['document.starts_on']);
    expect((await days('2030-05-13', '2030-05-14')).status).toBe(200);
    const shorter = { kind: 'event' as const, document: { ...event, ends_on: '2030-05-13' }, seen: body.data.version };
    expect((await set('event.fair', shorter)).body).toMatchObject({
      errors: { 'document.ends_on': ['The segment Day is from 2030-05-13 to 2030-05-14. Change its days first.'] },
    });
  });

  it('removes a segment with its links after saying what goes; it comes back with its brands (D-042)', async () => {
    const document = {
      name: { en: 'Linen' },
      event: 'spring-week',
      is_active: true,
      starts_on: null,
      ends_on: null,
      image_tag: null,
      brands: ['lume'],
    };
    const params = { name: 'segment.linen' };
    const saved = await set(params.name, { kind: 'segment', document, seen: null });
    const segments = async () =>
      (await server.call(account.eventSegments, {})).body.results.filter(({ slug }) => slug === 'linen');
    const [own] = await segments();
    await server.call(contract.events.link, { as: 'buyer@vitrine.example', body: { event_segment: own?.id ?? 0 } });
    const removal = await server.call(staffContent.removal, { as, params });
    expect(removal.body.data).toEqual({ people: 1, brands: 1, heroes: [] });
    const query = { seen: saved.body.data.version ?? '' };
    expect((await server.call(staffContent.remove, { as, params, query })).status).toBe(204);
    expect(await segments()).toEqual([]);
    expect(await newest()).toMatchObject({ action: 'segment.remove', subject: { type: 'segment', id: 'linen' } });
    expect(
      (await server.call(staffContent.list, { as })).body.data.find(({ name }) => name === params.name),
    ).toMatchObject({ title: 'Linen', is_removed: true });
    expect((await set(params.name, { kind: 'segment', document, seen: null })).body.data.document).toEqual(document);
  });

  it('removes an event that no segment belongs to any more, and names the segments that do (D-042)', async () => {
    const event = { name: { en: 'Trunk Show' }, logo: null, starts_on: null, ends_on: null };
    const { body } = await set('event.trunk-show', { kind: 'event', document: event, seen: null });
    const day = { event: 'trunk-show', is_active: true, starts_on: null, ends_on: null, image_tag: null, brands: [] };
    const segment = await set('segment.first-day', {
      kind: 'segment',
      document: { ...day, name: { en: 'First Day' } },
      seen: null,
    });
    const remove = (name: string, seen: string | null) =>
      server.call(staffContent.remove, { as, params: { name }, query: { seen: seen ?? '' } });
    const refused = await remove('event.trunk-show', body.data.version);
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('First Day') } });
    await remove('segment.first-day', segment.body.data.version);
    expect((await remove('event.trunk-show', body.data.version)).status).toBe(204);
    expect(await newest()).toMatchObject({ action: 'event.remove', subject: { type: 'event', id: 'trunk-show' } });
    const listed = (await server.call(staffContent.list, { as })).body.data;
    expect(listed.find(({ name }) => name === 'event.trunk-show')).toMatchObject({ is_removed: true });
    const again = await set('event.trunk-show', { kind: 'event', document: event, seen: null });
    expect(again.body.data.document).toEqual(event);
  });

  it('writes campaign pages and the story of the company (D-042)', async () => {
    const page = await open<'page'>('totheworld');
    await set('totheworld', {
      kind: 'page',
      document: { ...page.document, title: { en: 'World' } },
      seen: page.version,
    });
    expect((await server.call(pages.page, { params: { slug: 'totheworld' } })).body.data.title).toBe('World');
    const story = await open<'company'>('whoweare');
    await set('whoweare', {
      kind: 'company',
      document: { ...story.document, main_title: { en: 'Us' } },
      seen: story.version,
    });
    expect((await server.call(pages.whoWeAre, {})).body.whoweare.main_title).toBe('Us');
  });

  it('keeps every version with who saved it and what changed, shows one, and returns to it (D-042, D-067)', async () => {
    const versions = async () =>
      (await server.call(staffContent.versions, { as, params: { name: 'privacy' } })).body.data;
    const restore = (id: number, seen: string | null) =>
      server.call(staffContent.restore, { as, params: { name: 'privacy' }, body: { id, seen } });
    const first = await open<'privacy'>('privacy');
    const text = { en: '<p>New.</p>' };
    const { body } = await set('privacy', { kind: 'privacy', document: { text }, seen: first.version });
    const [newest_, oldest] = await versions();
    expect(newest_).toMatchObject({ changed: ['text'], person: expect.any(String) });
    expect(oldest).toMatchObject({ changed: null, person: null });
    const id = oldest?.id ?? 0;
    const seenBefore = (of: number) => server.call(staffContent.version, { as, params: { name: 'privacy', id: of } });
    expect((await seenBefore(id)).body.data).toEqual(first.document);
    expect((await seenBefore(999_999)).status).toBe(404);
    expect((await restore(id, first.version)).status).toBe(409);
    expect((await restore(999_999, body.data.version)).status).toBe(404);
    const back = await restore(id, body.data.version);
    expect(back.body.data).toEqual(first);
    expect(await versions()).toHaveLength(3);
    expect(await newest()).toMatchObject({ action: 'content.set', subject: { name: 'privacy' } });
  });

  it('takes pictures alone', async () => {
    const { status, body } = await upload(Buffer.from('<svg/>'));
    expect([status, body]).toMatchObject([422, { errors: { picture: [expect.any(String)] } }]);
  });
});
