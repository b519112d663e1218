import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { reviewRetailer } from '../../shop/retailers/service.ts';
import { describeEngines } from '../../../testing/index.ts';

const { auth, registration, staffLog, staffRetailers } = contract;
const as = 'staff@vitrine.example';

describeEngines('the queue of registrations', (server) => {
  const queue = async (query: Record<string, string> = {}) =>
    (await server.call(staffRetailers.list, { as, query })).body;
  const namesOf = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);
  const mailsTo = (recipient: string) =>
    server.db.query<{ kind: string; text: string }>(
      sql`select kind, text from mail where recipient = ${recipient} order by id`,
    );

  it('shows staff who waits, in the order of arrival, with the size of each view (D-050)', async () => {
    const waiting = await queue({ view: 'waiting' });
    expect(namesOf(waiting)).toEqual(['Review Shop', 'New Shop']);
    expect(waiting.meta).toEqual({ total: 2, waiting: 2, asked: 1, refused: 0, approved: 2 });
    expect(waiting.data[0]).toMatchObject({ status: 'in_review', person: { email: 'review@vitrine.example' } });
    expect(namesOf(await queue({ search: 'pending@' }))).toEqual(['Pending Shop']);
    expect(namesOf(await queue({ search: 'NÓRTH' }))).toEqual(['North Lane']);
    expect((await queue()).meta.total).toBe(5);
    // The counts of the views are of what is searched for.
    const found = await queue({ search: 'NÓRTH', view: 'waiting' });
    expect(found.meta).toEqual({ total: 0, waiting: 0, asked: 0, refused: 0, approved: 1 });
  });

  it('is closed to everybody but staff of the account (D-067)', async () => {
    for (const [who, status] of [
      ['buyer@vitrine.example', 403],
      ['seller@vitrine.example', 403],
      [undefined, 401],
    ] as const) {
      const caller = who ? { as: who } : {};
      expect((await server.call(staffRetailers.list, caller)).status).toBe(status);
      expect((await server.call(staffLog.list, caller)).status).toBe(status);
    }
    const answers = await Promise.all([
      server.call(staffRetailers.file, { as, params: { id: 6 } }),
      server.call(staffRetailers.review, { as, params: { id: 6 }, body: { decision: 'approve', seen: 'in_review' } }),
      server.call(staffRetailers.file, { as, params: { id: 999 } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('keeps what a retailer said when it registered (D-050)', async () => {
    const email = 'ana@aurora.example';
    await server.call(registration.send, {
      body: {
        type: 'b',
        company_name: 'Aurora',
        company_website: 'https://aurora.example',
        year_established: '2015',
        first_name: 'Ana',
        last_name: 'Reis',
        phone: '21 98765-4321',
        email,
        'glocations[]': 'Rua Chile 4, Salvador',
        'locations[]': 'Brazil',
        'event_segments[]': '1',
      },
    });
    const [row] = (await queue({ search: email })).data;
    const { body } = await server.call(staffRetailers.file, { as, params: { id: row?.id ?? 0 } });
    expect(body.data).toMatchObject({
      status: 'pre_register',
      address: null,
      facebook: null,
      locations: ['Brazil'],
      registration: { phone: '21 98765-4321', places: ['Rua Chile 4, Salvador'], event_segments: ['Resort'] },
      people: [{ email, has_password: false }],
      history: [{ action: 'retailer.register', actor: { name: 'Ana Reis' } }],
    });
  });

  it('asks for more with a reason by mail, refuses, and approves in the end; each is in the history (D-050)', async () => {
    const id = 3;
    const email = 'review@vitrine.example';
    const decide = (
      decision: 'approve' | 'ask' | 'refuse',
      seen: 'in_review' | 'pending' | 'refused',
      reason?: string,
    ) => server.call(staffRetailers.review, { as, params: { id }, body: { decision, reason, seen } });
    expect((await decide('ask', 'in_review', '  ')).problem.errors).toEqual({
      reason: ['Write a reason. The retailer reads it in the mail.'],
    });
    expect((await decide('ask', 'in_review', 'Which street?')).body.data.status).toBe('pending');
    expect((await decide('refuse', 'pending', 'No shop.')).body.data.status).toBe('refused');
    expect(namesOf(await queue({ view: 'refused' }))).toEqual(['Review Shop']);
    expect((await server.call(auth.me, { as: email })).body.stage).toBe('pending');
    const { body } = await decide('approve', 'refused');
    expect(body.data.history.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['retailer.approve', { status: 'refused' }, { status: 'approved' }],
      ['retailer.refuse', { status: 'pending' }, { status: 'refused', reason: 'No shop.' }],
      ['retailer.ask', { status: 'in_review' }, { status: 'pending', reason: 'Which street?' }],
    ]);
    expect(body.data.history[0]?.actor?.name).toContain('Stella');
    const mails = await mailsTo(email);
    expect(mails.map(({ kind }) => kind)).toEqual(['retailer-ask', 'retailer-refuse', 'retailer-approve']);
    expect(mails[1]?.text).toContain('Reason: No shop.');
  });

  it('tells the second of two what the first has decided, and changes nothing (D-050)', async () => {
    const params = { id: 4 };
    const body = { decision: 'approve', seen: 'pending' } as const;
    const answers = await Promise.all([
      server.call(staffRetailers.review, { as, params, body }),
      server.call(staffRetailers.review, { as, params, body }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(answers.find(({ status }) => status === 409)?.problem).toMatchObject({
      status: 'approved',
      message: expect.stringMatching(/^Stella .* has changed the status/),
    });
    expect(await mailsTo('pending@vitrine.example')).toHaveLength(1);
  });

  it('approves several at once, and leaves those alone that have changed', async () => {
    await reviewRetailer(await server.scope(), { by: { id: 5 }, decision: 'ask', reason: 'Photos?' });
    const [{ id } = { id: 0 }] = (await queue({ search: 'ana@aurora.example' })).data;
    const { body } = await server.call(staffRetailers.approve, {
      as,
      body: {
        retailers: [
          { id: 5, seen: 'pre_register' },
          { id, seen: 'pre_register' },
        ],
      },
    });
    expect(body.data).toEqual({ approved: [id], changed: [{ id: 5, name: 'New Shop', status: 'pending' }] });
    const both = {
      retailers: [
        { id: 5, seen: 'pending' as const },
        { id: 6, seen: 'approved' as const },
      ],
    };
    expect((await server.call(staffRetailers.approve, { as, body: both })).status).toBe(404);
    expect((await queue({ view: 'asked' })).meta.asked).toBe(1);
  });

  it('The audit log names who, what and when, also for the admin command, and filters (D-067)', async () => {
    const log = async (query: Record<string, string> = {}) => (await server.call(staffLog.list, { as, query })).body;
    const all = await log();
    expect(all.meta.total).toBe(7);
    expect(all.data[0]?.action).toBe('retailer.approve');
    expect(all.data.filter(({ actor }) => actor === null).map(({ subject }) => subject.name)).toEqual(['New Shop']);
    expect((await log({ search: 'stella' })).meta.total).toBe(5);
    expect((await log({ search: 'new shop' })).meta.total).toBe(1);
    expect((await log({ subject: 'member' })).meta.total).toBe(0);
    expect((await log({ from: '2020-01-01', to: '2020-01-02' })).meta.total).toBe(0);
    const today = new Date().toISOString().slice(0, 10);
    expect((await log({ from: today, to: today })).meta.total).toBe(7);
  });
});
