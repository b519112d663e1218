import { contract } from '@vitrine/api';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { brandOfficePage, brandOfficeLog, brands } = contract;
const lume = { as: 'seller@vitrine.example' };

describeEngines('the page of a brand', (server) => {
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

  it('has a draft that the shop shows to its people, and the live page stays (D-049, D-060)', async () => {
    const { status, body } = await save({
      brand_style: { en: 'Slow summers' },
      landing_modal_text: { en: '<p>Sea<script>alert(1)</script></p>' },
    });
    expect([status, body.data.has_draft]).toEqual([200, true]);
    expect(body.data.draft.landing_modal_text).toEqual({ en: '<p>Sea</p>' });
    expect((await inShop()).the_brand.brand_style).toBe('');
    const draft = await inShop('1');
    expect(draft.the_brand.brand_style).toBe('Slow summers');
    expect(draft.meta.draft_changes).toEqual(expect.arrayContaining(['brand_style', 'landing_modal_text']));
    const { body: log } = await server.call(brandOfficeLog.list, lume);
    expect(log.data[0]).toMatchObject({ action: 'page.draft', after: { brand_style: { en: 'Slow summers' } } });
  });

  it('is published at once, and returns to the page before (D-049)', async () => {
    await save({ brand_style: { en: 'Wool' } });
    expect((await publish()).body.data).toMatchObject({ has_draft: false, live: { brand_style: { en: 'Wool' } } });
    expect((await inShop()).the_brand.brand_style).toBe('Wool');
    expect((await publish()).problem.message).toBe('There is no draft to publish.');
    const { published, version } = await read();
    expect(published.map(({ person }) => person)).toEqual(['Selma Test', null]);
    const former = published[1]?.id ?? 0;
    const back = await server.call(brandOfficePage.restore, { ...lume, body: { id: former, seen: version } });
    expect(back.body.data.published).toHaveLength(3);
    expect((await inShop()).the_brand.brand_style).toBe('');
  });

  it('tells the second of two writers what is there by now, and loses nothing (D-049)', async () => {
    const { draft, version } = await read();
    await save({ year_established: 1999 });
    const late = { ...draft, year_established: 2001, seen: version };
    const { status, problem } = await server.call(brandOfficePage.saveDraft, { ...lume, body: late });
    expect([status, problem['current']]).toMatchObject([409, { draft: { year_established: 1999 } }]);
    expect((await save({})).body.data.draft.year_established).toBe(1999);
    expect((await inShop('1')).meta.draft_changes).toEqual(['year_established']);
    const discard = { ...lume, body: { seen: (await read()).version } };
    expect((await server.call(brandOfficePage.discardDraft, discard)).body.data.has_draft).toBe(false);
  });

  it('refuses what is no web address, and pages of other brands', async () => {
    const { status, problem } = await save({ site_url: 'javascript:alert(1)' });
    expect([status, problem.errors]).toEqual([
      422,
      { site_url: ['This is not a web address. Begin it with https://'] },
    ]);
    const { version } = await read();
    const [own] = (await read()).published;
    const other = (await server.call(brandOfficePage.read, { as: 'maru@vitrine.example' })).body.data;
    expect(other.published).toEqual([]);
    const foreign = { as: 'maru@vitrine.example', body: { id: own?.id ?? 1, seen: other.version } };
    expect((await server.call(brandOfficePage.restore, foreign)).status).toBe(404);
    const unknown = { ...lume, body: { id: 9999, seen: version } };
    expect((await server.call(brandOfficePage.restore, unknown)).status).toBe(404);
    expect((await server.call(brandOfficePage.read, { as: 'buyer@vitrine.example' })).status).toBe(403);
  });
});
