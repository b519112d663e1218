import { contract } from '@vitrine/api';
import type { Content } from '@vitrine/api';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { account, pages, staffBrands, staffContent, staffLog } = contract;
const as = 'staff@vitrine.example';

type PageContent = Extract<Content, { kind: 'page' }>;
interface Days {
  shown_from?: string | null;
  shown_until?: string | null;
}

describeEngines('campaign pages that staff keep', (server) => {
  const open = async (name: string): Promise<PageContent> => {
    const { data } = (await server.call(staffContent.file, { as, params: { name } })).body;
    if (data.kind !== 'page') throw new Error(`${name} is no page.`);
    return data;
  };
  const save = async (name: string, title: string, days: Days = {}) => {
    const { document, version } = await open(name);
    const changed = { ...document, title: { en: title }, ...days };
    return server.call(staffContent.set, {
      as,
      params: { name },
      body: { kind: 'page', document: changed, seen: version },
    });
  };
  const rename = (name: string, slug: string, seen: string) =>
    server.call(staffContent.rename, { as, params: { name }, body: { seen, slug } });
  const move = async (name: string, slug: string) => rename(name, slug, (await open(name)).version ?? '');
  const remove = async (name: string) =>
    server.call(staffContent.remove, { as, params: { name }, query: { seen: (await open(name)).version ?? '' } });
  const visit = (slug: string, hash?: string) => server.call(pages.page, { params: { slug }, account: hash });
  const listed = async (name: string) =>
    (await server.call(staffContent.list, { as })).body.data.find((entry) => entry.name === name);
  const startup = async () => (await server.call(account.branding, {})).body.data.campaign_pages ?? [];
  const reasonOf = async (slug: string, use: 'brand' | 'page' = 'page') =>
    (await server.call(staffBrands.slug, { as, params: { slug }, query: { for: use } })).body.data.reason;
  const newest = async () => (await server.call(staffLog.list, { as })).body.data[0];
  const day = async (offset: number): Promise<string> => {
    const [row] = await server.db.query<{ day: string }>(sql`select (current_date + ${offset}::int)::text as day`);
    return row?.day ?? '';
  };

  it('A page has the free address that staff choose, and visitors find it there at once (D-042, D-067)', async () => {
    expect((await save('spring-line', 'Spring line')).status).toBe(200);
    expect((await visit('spring-line')).body.data.title).toBe('Spring line');
    expect((await visit('spring-line', 'tropico')).status).toBe(404);
    expect(await startup()).toContainEqual({ slug: 'spring-line', former_slugs: [] });
    expect(await newest()).toMatchObject({ action: 'content.set', subject: { name: 'spring-line' } });
  });

  it('An address of the shop, a brand, an event or another page is refused with its reason (D-046)', async () => {
    await save('taken', 'Taken');
    await save('gone', 'Gone');
    await remove('gone');
    const slugs = ['No', 'cart', 'links', 'lume', 'spring-week', 'taken', 'gone', 'totheworld', 'free'];
    const reasons = [];
    for (const slug of slugs) reasons.push(await reasonOf(slug));
    expect(reasons).toEqual(['invalid', 'reserved', 'reserved', 'brand', 'event', 'page', 'removed_page', null, null]);
    for (const slug of ['cart', 'lume', 'spring-week']) expect((await save(slug, 'Page')).status).toBe(409);
  });

  it('A brand or an event cannot have the address of a page, nor a former one (D-046)', async () => {
    await save('fair', 'Fair');
    await move('fair', 'fair-27');
    expect([await reasonOf('fair', 'brand'), await reasonOf('fair-27', 'brand')]).toEqual(['page', 'page']);
    const document = { name: { en: 'Fair' }, logo: null, starts_on: null, ends_on: null };
    const body = { kind: 'event' as const, document, seen: null };
    expect((await server.call(staffContent.set, { as, params: { name: 'event.fair' }, body })).status).toBe(409);
  });

  it('Outside its days a page is as unknown as one that never was, and staff see why', async () => {
    const [yesterday, today, tomorrow] = [await day(-1), await day(0), await day(1)];
    const cases = [
      { shown_from: tomorrow, shown_until: null, status: 404, phase: 'upcoming' },
      { shown_from: null, shown_until: yesterday, status: 404, phase: 'over' },
      { shown_from: today, shown_until: today, status: 200, phase: 'open' },
      { shown_from: null, shown_until: null, status: 200, phase: 'open' },
    ] as const;
    const neverWas = await visit('never-was');
    for (const { shown_from, shown_until, status, phase } of cases) {
      expect((await save('planned', 'Planned', { shown_from, shown_until })).status).toBe(200);
      const answer = await visit('planned');
      expect(answer.status).toBe(status);
      expect(answer.problem.detail).toBe(status === 404 ? neverWas.problem.detail : undefined);
      expect((await startup()).some(({ slug }) => slug === 'planned')).toBe(status === 200);
      expect(await listed('planned')).toMatchObject({ is_set: true, days: { shown_from, shown_until, phase } });
    }
  });

  it('The last day is not before the first', async () => {
    const swapped = await save('swapped', 'Swapped', { shown_from: '2027-05-02', shown_until: '2027-05-01' });
    expect(swapped.body).toMatchObject({
      errors: { 'document.shown_until': [expect.stringContaining('before the first')] },
    });
  });

  it('A page moves with its versions, and its former addresses lead to it until another page has them', async () => {
    await save('totheworld', 'World');
    await save('totheworld', 'To the world');
    expect((await move('totheworld', 'world')).body.data).toMatchObject({ name: 'world' });
    expect(await newest()).toMatchObject({
      action: 'content.rename',
      subject: { name: 'world' },
      before: { slug: 'totheworld' },
      after: { slug: 'world' },
    });
    await move('world', 'the-world');
    for (const address of ['totheworld', 'world', 'the-world'])
      expect((await visit(address)).body.data).toMatchObject({ slug: 'the-world', title: 'To the world' });
    expect(await startup()).toContainEqual({ slug: 'the-world', former_slugs: ['totheworld', 'world'] });
    const versions = await server.call(staffContent.versions, { as, params: { name: 'the-world' } });
    expect(versions.body.data).toHaveLength(2);
    await save('totheworld', 'Another');
    expect((await visit('totheworld')).body.data).toMatchObject({ slug: 'totheworld', title: 'Another' });
    expect((await visit('world')).body.data.slug).toBe('the-world');
  });

  it('A taken address is refused at its field, and the page stays where it is', async () => {
    await save('mine', 'Mine');
    await save('theirs', 'Theirs');
    expect(Object.keys((await move('mine', 'theirs')).problem.errors ?? {})).toEqual(['slug']);
    expect(Object.keys((await move('mine', 'cart')).problem.errors ?? {})).toEqual(['slug']);
    expect((await move('mine', 'mine')).status).toBe(200);
    expect((await visit('mine')).body.data.title).toBe('Mine');
  });

  it('The second of two people reads who saved, moved or removed the page', async () => {
    const { version } = (await save('shared', 'First')).body.data;
    await save('shared', 'Second');
    const person = (await newest())?.actor?.name;
    expect((await rename('shared', 'elsewhere', version ?? '')).problem.detail).toContain(`${person} has saved this`);
    const seen = (await open('shared')).version ?? '';
    await move('shared', 'moved');
    const late = await rename('shared', 'elsewhere', seen);
    expect([late.status, late.problem.detail]).toEqual([
      409,
      expect.stringContaining(`${person} has given this page the address /moved`),
    ]);
    await remove('moved');
    const removed = await rename('moved', 'elsewhere', seen);
    expect([removed.status, removed.problem.detail]).toEqual([
      409,
      expect.stringContaining(`${person} has removed this`),
    ]);
  });

  it('A removed page leaves the shop with its former addresses, and brings them back with it', async () => {
    await save('autumn', 'Autumn');
    await move('autumn', 'fall');
    const { document } = await open('fall');
    expect((await remove('fall')).status).toBe(204);
    expect([(await visit('fall')).status, (await visit('autumn')).status]).toEqual([404, 404]);
    expect(await listed('fall')).toMatchObject({ title: 'Autumn', is_set: false, is_removed: true, days: null });
    const back = { kind: 'page' as const, document, seen: null };
    expect((await server.call(staffContent.set, { as, params: { name: 'fall' }, body: back })).status).toBe(200);
    expect((await visit('autumn')).body.data.slug).toBe('fall');
  });
});
