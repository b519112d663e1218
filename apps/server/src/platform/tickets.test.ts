import sql from 'sql-template-tag';
import { contract } from '@vitrine/api';
import { expect, it } from 'vitest';
import { describeEngines } from '../testing/index.ts';
import { createTicket, downloadTarget, redeemTicket } from './tickets.ts';
import { asMember } from '../domain/scope.ts';

const buyer = 'buyer@vitrine.example';

describeEngines('a ticket for a download', (server) => {
  const makeFile = async (): Promise<string> => {
    const { viewer, account } = asMember(await server.scope({ as: buyer }));
    const file = { key: 'private/jobs/1.csv', name: 'a.csv', type: 'text/csv; charset=utf-8' };
    await server.app.platform.files.put(file.key, Buffer.from('a;b'), 'text/csv');
    const [job] = await server.db.query<{ id: number }>(sql`
      insert into job (account_id, member_id, language_code, kind, input, status, result, finished_at)
      values (${account.id}, ${viewer.memberId}, 'en', 'made', '{}', 'done', ${JSON.stringify({ file })}::jsonb, now()) returning id`);
    return `/v1/jobs/${job?.id}/file`;
  };

  const ask = async (path: string): Promise<string> =>
    (await server.call(contract.jobs.ticket, { as: buyer, body: { path } })).body.ticket;

  it('opens it in a new tab, where no token travels, once (D-138)', async () => {
    const path = await makeFile();
    const ticket = await ask(path);
    const first = await server.fetch(`${path}?ticket=${ticket}`);
    expect({ status: first.status, text: first.text }).toEqual({ status: 200, text: 'a;b' });
    expect((await server.fetch(`${path}?ticket=${ticket}`)).status).toBe(401);
  });

  it('opens nothing but what it was asked for, in its own account, within a minute', async () => {
    const path = await makeFile();
    const other = await makeFile();
    expect((await server.fetch(`${other}?ticket=${await ask(path)}`)).status).toBe(401);
    expect((await server.fetch(`/v1/auth/me?ticket=${await ask('/v1/auth/me')}`)).status).toBe(401);
    const late = await ask(path);
    await server.db.query(sql`update one_time_token set expires_at = now()`);
    expect((await server.fetch(`${path}?ticket=${late}`)).status).toBe(401);
    const elsewhere = await server.fetch(`${path}?ticket=${await ask(path)}`, { host: 'tropico.localhost' });
    expect(elsewhere.status).toBe(401);
  });

  it('ends with the session it was made in', async () => {
    const path = await makeFile();
    const ticket = await ask(path);
    await server.db.query(sql`update session set revoked_at = now()`);
    expect((await server.fetch(`${path}?ticket=${ticket}`)).status).toBe(401);
    await server.db.query(sql`update session set revoked_at = null`);
  });

  it('is kept as a hash and never logged', async () => {
    const path = await makeFile();
    const ticket = await ask(path);
    await server.fetch(`${path}?ticket=${ticket}`);
    expect(server.log.join('\n')).not.toContain(ticket);
    expect(JSON.stringify(await server.db.query(sql`select * from one_time_token`))).not.toContain(ticket);
  });

  it('is the only way to its file: the address of public files does not lead there', async () => {
    await server.app.platform.files.put('private/jobs/2.pdf', Buffer.from('%PDF'), 'application/pdf');
    expect((await server.fetch('/media/files/private/jobs/2.pdf')).status).toBe(404);
  });

  it('cannot be had by a visitor, nor for an address elsewhere', async () => {
    expect((await server.call(contract.jobs.ticket, { body: { path: '/v1/jobs/1/file' } })).status).toBe(401);
    const away = await server.call(contract.jobs.ticket, { as: buyer, body: { path: 'https://evil.example/' } });
    expect(away.status).toBe(422);
  });

  it('for one purpose is none for another (D-133)', async () => {
    const scope = asMember(await server.scope({ as: buyer }));
    const target = 'https://partner.example';
    const ticket = await createTicket(scope, 'handoff', target);
    const redeem = (purpose: 'download' | 'handoff', where: string) =>
      redeemTicket(server.db, scope.account.id, { ticket, purpose, target: where });
    expect(await redeem('download', target)).toBeUndefined();
    expect(await redeem('handoff', 'https://other.example')).toBeUndefined();
    expect((await redeem('handoff', target))?.viewer.memberId).toBe(scope.viewer.memberId);
    expect(await redeem('handoff', target)).toBeUndefined();
  });
});

it('a download’s address has one spelling', () => {
  expect(downloadTarget('/v1/a/?b=2&ticket=x&a=1')).toBe('/v1/a?a=1&b=2');
  expect(downloadTarget('/v1/a')).toBe('/v1/a');
});
