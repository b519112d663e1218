import { contract } from '@vitrine/api';
import { expect, it } from 'vitest';
import type { JobKind } from '../../../platform/jobs/job.ts';
import { describeEngines } from '../../../testing/index.ts';
import { publishPlanned } from './service.ts';

const { brandOfficePage, brandOfficeLog, brands } = contract;
const lume = { as: 'seller@vitrine.example' };

describeEngines(
  'the page of a brand',
  (server) => {
    const read = async () => (await server.call(brandOfficePage.read, lume)).body.data;
    const inShop = async (brand_page_draft?: string) => {
      const params = { slug: 'lume' };
      return (await server.call(brands.page, { ...lume, params, query: { brand_page_draft } })).body;
    };
    const save = async (changes: object) => {
      const { draft, version } = await read();
      return server.call(brandOfficePage.saveDraft, { ...lume, body: { ...draft, ...changes, seen: version } });
    };
    const publish = async () =>
      server.call(brandOfficePage.publish, { ...lume, body: { seen: (await read()).version } });

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
      const params = { version: former };
      const shown = await server.call(brandOfficePage.published, { ...lume, params });
      expect(shown.body.data.brand_style).not.toHaveProperty('en', 'Wool');
      const foreign = { as: 'maru@vitrine.example', params };
      expect((await server.call(brandOfficePage.published, foreign)).status).toBe(404);
      const back = await server.call(brandOfficePage.restore, { ...lume, body: { id: former, seen: version } });
      expect(back.body.data.published).toHaveLength(3);
      expect((await inShop()).the_brand.brand_style).toBe('');
    });

    it('goes live by itself at the hour that was set, unless the plan is changed (D-049)', async () => {
      await save({ brand_style: { en: 'Planned' } });
      const plan = async (publish_at: string | null) =>
        server.call(brandOfficePage.plan, { ...lume, body: { publish_at, seen: (await read()).version } });
      expect((await plan('2020-01-01T00:00:00Z')).problem.errors).toEqual({
        publish_at: ['This moment has passed. Choose one to come.'],
      });
      const far = new Date(Date.now() + 3_600_000).toISOString();
      expect((await plan(far)).body.data.planned).toMatchObject({ person: 'Selma Test', is_late: false });
      expect((await plan(null)).body.data.planned).toBeNull();
      await plan(new Date(Date.now() + 1500).toISOString());
      await expect.poll(async () => (await read()).live.brand_style).toEqual({ en: 'Planned' });
      expect(await read()).toMatchObject({ has_draft: false, planned: null });
      expect((await plan(far)).problem.message).toBe('There is no draft to publish.');
    });

    it('has comments of the people of the brand, which publishing settles (D-049)', async () => {
      const body = { text: 'Softer, please', field: 'brand_style' as const };
      const [comment] = (await server.call(brandOfficePage.comment, { ...lume, body })).body.data;
      expect(comment).toMatchObject({ ...body, person: 'Selma Test', done: false });
      const params = { id: comment?.id ?? 0 };
      const settle = (as: string, done: boolean) => server.call(brandOfficePage.settle, { as, params, body: { done } });
      expect((await settle(lume.as, true)).body.data[0]).toMatchObject({ done: true });
      expect((await settle(lume.as, false)).body.data[0]).toMatchObject({ done: false });
      expect((await settle('maru@vitrine.example', true)).status).toBe(404);
      expect((await server.call(brandOfficePage.comments, { as: 'maru@vitrine.example' })).body.data).toEqual([]);
      await save({ brand_style: { en: 'Softer' } });
      await publish();
      expect((await server.call(brandOfficePage.comments, lume)).body.data[0]).toMatchObject({ done: true });
    });

    it('tells the second of two writers what is there by now, and loses nothing (D-049)', async () => {
      const { draft, version } = await read();
      await save({ year_established: 1999 });
      const late = { ...draft, year_established: 2001, seen: version };
      const { status, problem } = await server.call(brandOfficePage.saveDraft, { ...lume, body: late });
      expect([status, problem['current']]).toMatchObject([409, { draft: { year_established: 1999 } }]);
      expect(problem.message).toMatch(/^Selma\b.* has changed the page\./);
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
  },
  { jobs: [publishPlanned as JobKind] },
);
