import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import { mailDigest } from './digest.ts';
import { lastDigest, queueDigests } from './schedule.ts';

const { notifications } = contract;
const seller = 'seller@vitrine.example';
const morning = new Date('2026-11-23T09:30:00Z');

interface Mail {
  recipient: string;
  subject: string;
  text: string;
  unsubscribe_url: string;
}

it('Daily mails are due at nine, UTC', () => {
  expect(lastDigest(morning).toISOString()).toBe('2026-11-23T09:00:00.000Z');
  expect(lastDigest(new Date('2026-11-23T08:59:00Z')).toISOString()).toBe('2026-11-22T09:00:00.000Z');
});

describeEngines(
  'the daily mail',
  (server) => {
    beforeEach(async () => {
      await server.db.query(sql`delete from notification`);
      await server.db.query(sql`delete from mail`);
      await server.db.query(sql`delete from job`);
      await server.db.query(sql`delete from one_time_token`);
      await server.db.query(sql`update member set notification_choices = '{}', digest_at = null, language_code = 'en'`);
    });

    /** A connection and messages of Harbour Store at a moment. */
    const happen = (at: string) =>
      server.db.query(sql`
        insert into notification (account_id, member_id, event, subject, name, count, created_at)
        select account_id, id, e.event, '1', 'Harbour Store', e.count, ${at}::timestamptz
        from member, (values ('connection.requested', 1), ('message.chat', 3)) e(event, count) where email = ${seller}`);
    const choose = (body: object) => server.call(notifications.choose, { as: seller, body });
    const mails = () =>
      server.db.query<Mail>(
        sql`select recipient, subject, text, unsubscribe_url from mail where kind = 'digest' order by id`,
      );
    const finished = () =>
      expect.poll(async () => (await server.db.query(sql`select from job where status <> 'done'`)).length).toBe(0);

    it('tells of the chosen kinds, once, in the reader’s language (D-018)', async () => {
      await server.db.query(sql`update member set language_code = 'pt_BR' where email = ${seller}`);
      await choose({ message: 'mail' });
      await happen('2026-11-23T08:00:00Z');
      const made = await Promise.all([queueDigests(server.db, morning), queueDigests(server.db, morning)]);
      expect(made.toSorted((one, other) => one - other)).toEqual([0, 1]);
      await finished();
      const [mail, ...others] = await mails();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ recipient: seller, subject: 'O seu dia em Vitrine' });
      expect(mail?.text).toContain('Novas mensagens de Harbour Store: 3.');
      expect(mail?.text).not.toContain('conectar');
      await server.db.query(sql`update member set digest_at = null`);
      expect(await queueDigests(server.db, morning)).toBe(0);
    });

    it('leaves out what was read, and what happened later than the hour of the mail (D-018)', async () => {
      await choose({ message: 'mail', connection: 'mail' });
      await happen('2026-11-23T09:10:00Z');
      expect(await queueDigests(server.db, morning)).toBe(0);
      expect(await queueDigests(server.db, new Date('2026-11-24T10:00:00Z'))).toBe(1);
      await finished();
      expect(await mails()).toHaveLength(1);
      await server.db.query(sql`update notification set mailed_at = null, read_at = now()`);
      await server.db.query(sql`update member set digest_at = null`);
      expect(await queueDigests(server.db, new Date('2026-11-24T10:00:00Z'))).toBe(0);
    });

    it('ends by one press in the mail program, as often as it likes (D-018)', async () => {
      await choose({ message: 'mail', connection: 'off' });
      await happen('2026-11-23T08:00:00Z');
      await queueDigests(server.db, morning);
      await finished();
      const [mail] = await mails();
      expect(mail?.unsubscribe_url).toMatch(/\/v1\/notifications\/unsubscribe\/\{secret\}$/);
      const token = /\/newsletter\/digest\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
      const end = (account: string) =>
        server.call(notifications.endMails, { account, params: { token }, body: { 'List-Unsubscribe': 'One-Click' } });
      expect((await end('tropico')).status).toBe(200);
      expect((await server.call(notifications.choices, { as: seller })).body.data.message).toBe('mail');
      for (const _twice of [1, 2]) expect((await end('vitrine')).body.message).toMatch(/no more daily mails/);
      expect((await server.call(notifications.choices, { as: seller })).body.data).toMatchObject({
        message: 'list',
        connection: 'off',
      });
      expect((await mails())[0]?.text).toContain('/newsletter/digest/removed');
    });
  },
  { jobs: [mailDigest] },
);
