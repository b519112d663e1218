import { contract } from '@vitrine/api';
import type { Call } from '@vitrine/api';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { auth, jobs, staffLog, staffViews } = contract;
const as = 'staff@vitrine.example';
const calls = Object.values(contract).flatMap((resource): Call[] => Object.values(resource));
const changing = calls.filter((call) => call.method !== 'GET' && !call.readOnly);
const plainReads = calls.filter((call) => call.method === 'GET' && !call.path.includes(':'));

describeEngines('staff who look through the eyes of somebody', (server) => {
  const open = (body: { subject: 'person' | 'retailer' | 'brand'; id: number; stage?: 'in_review' }) =>
    server.call(staffViews.open, { as, body });
  const begin = async (body: Parameters<typeof open>[0]) => {
    const ticket = (await open(body)).body.data.ticket;
    const { body: begun } = await server.call(staffViews.begin, { body: { ticket } });
    return { ticket, view: begun.data, headers: { authorization: `Bearer ${begun.data.access_token}` } };
  };
  const fetchAs = (headers: Record<string, string>, { method, path }: Call) =>
    server.fetch(path.replace(/:\w+/g, '1'), { method, headers });

  it('see the shop as a retailer does, also in another stage, by a ticket that works once (D-067)', async () => {
    const { ticket, view, headers } = await begin({ subject: 'retailer', id: 1, stage: 'in_review' });
    expect(view).toMatchObject({ expires_in: 1800, company: 'Harbour Store', stage: 'in_review' });
    expect((await server.call(auth.me, { headers })).body.stage).toBe('in_review');
    expect((await server.call(auth.userData, { headers })).body.email).toBe('buyer@vitrine.example');
    expect((await server.call(staffViews.begin, { body: { ticket } })).status).toBe(422);
  });

  it('change nothing, by any call, and are told why (D-067)', async () => {
    const { headers } = await begin({ subject: 'retailer', id: 1 });
    const answers = await Promise.all(
      changing.map(async (call) => {
        const answer = await fetchAs(headers, call);
        return { path: call.path, status: answer.status, text: answer.text };
      }),
    );
    expect(answers.filter(({ status, text }) => status !== 403 || !text.includes('looking at the shop'))).toEqual([]);
    expect((await server.call(jobs.ticket, { headers, body: { path: '/v1/jobs/1/file' } })).status).toBe(201);
  });

  it('leave no trace by reading, as a retailer or a brand (D-067)', async () => {
    for (const subject of ['retailer', 'brand'] as const) {
      const { headers } = await begin({ subject, id: 1 });
      const reads = plainReads.filter(({ responses }) => !('kind' in (responses[200] ?? {})));
      const answers = await Promise.all(
        reads.map(async (call) => ({ path: call.path, status: (await fetchAs(headers, call)).status })),
      );
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect((await server.fetch('/v1/inbox-messages/1', { headers })).status).toBeLessThan(500);
    }
    await server.fetch('/v1/sellers/lume/brand-page', {
      headers: (await begin({ subject: 'retailer', id: 1 })).headers,
    });
    expect(await server.db.query(sql`select 1 from brand_visit`)).toEqual([]);
  });

  const expectBothEnds = async () => {
    const [ended, begun] = (await server.call(staffLog.list, { as })).body.data;
    const known = { actor: { id: 9 }, subject: { type: 'member', name: 'buyer@vitrine.example' } };
    expect(ended).toMatchObject({ ...known, action: 'member.view_end' });
    expect(begun).toMatchObject({ ...known, action: 'member.view', after: { until: expect.any(String) as string } });
  };

  it('find in the audit log as whom they looked, and until when (D-067)', async () => {
    const { headers } = await begin({ subject: 'person', id: 1 });
    expect((await server.call(staffViews.end, { headers })).status).toBe(204);
    expect((await server.call(auth.me, { headers })).status).toBe(401);
    await expectBothEnds();
  });

  it('find the end in the audit log also after logging out (R-161, D-067)', async () => {
    const { headers } = await begin({ subject: 'person', id: 1 });
    expect((await server.call(auth.logout, { headers })).status).toBe(204);
    expect((await server.call(auth.me, { headers })).status).toBe(401);
    await expectBothEnds();
  });

  it('see nothing of staff, of another account or where nobody can sign in, and nothing once they are no staff', async () => {
    expect((await open({ subject: 'person', id: 9 })).status).toBe(409);
    expect((await open({ subject: 'person', id: 11 })).status).toBe(404);
    expect((await open({ subject: 'brand', id: 1, stage: 'in_review' })).status).toBe(422);
    expect((await server.call(staffViews.end, { as })).status).toBe(403);
    const { headers } = await begin({ subject: 'brand', id: 1 });
    await server.db.query(sql`update member set status = 'inactive' where id = 9`);
    expect((await server.call(auth.me, { headers })).status).toBe(401);
  });
});
