import sql from 'sql-template-tag';
import { afterEach, expect, it } from 'vitest';
import { contract } from '@vitrine/api';
import { migrate } from '../../db/migrate.ts';
import { openInbox } from '../../testing/inbox.ts';
import { describeEngines } from '../../testing/index.ts';
import { queueMails } from './queue.ts';
import { forgetSpentSecrets } from './secrets.ts';
import { startMailSender } from './sender.ts';
import type { MailSender } from './sender.ts';

const hour = 3_600_000;

describeEngines('mails', (server) => {
  const open: { stop: () => Promise<void> }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0)) await one.stop();
    await server.db.query(sql`delete from mail`);
    await server.db.query(sql`delete from attempt`);
  });

  const senderTo = (url: string): MailSender => {
    const sender = startMailSender(server.db, {
      smtpUrl: url,
      from: 'no-reply@vitrine.example',
      onError: () => undefined,
      interval: hour,
    });
    open.push(sender);
    return sender;
  };
  const queue = async (...recipients: string[]): Promise<void> => {
    const scope = await server.scope();
    await queueMails(
      scope,
      recipients.map((recipient) => ({ kind: 'test', recipient, subject: 'Olá', text: 'Hello', html: '<p>Hello</p>' })),
    );
  };
  const waiting = async (): Promise<number> =>
    (await server.db.query(sql`select id from mail where sent_at is null`)).length;

  it('go out by SMTP in the name of the account, the recovery mail too (A-011)', async () => {
    const inbox = await openInbox();
    await server.call(contract.auth.recovery, { body: { email: 'buyer@vitrine.example' } });
    expect(await senderTo(inbox.url).run()).toBe(1);
    expect(inbox.mails[0]).toMatch(/From: Vitrine <no-reply@vitrine\.example>/);
    expect(inbox.mails[0]).toMatch(/To: buyer@vitrine\.example/);
    expect(inbox.mails[0]).toContain('http://localhost:3000/recovery/');
    expect(inbox.mails[0]).toContain('multipart/alternative');
    expect(await waiting()).toBe(0);
    inbox.close();
  });

  const askForLink = () => server.call(contract.auth.recovery, { body: { email: 'buyer@vitrine.example' } });
  const newest = async () => {
    const [mail] = await server.db.query<{ id: number; text: string; html: string; error: string | null }>(
      sql`select id, text, html, error from mail order by id desc limit 1`,
    );
    return { ...mail, token: /\/recovery\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
  };

  it('lose the link when they were delivered, and stay readable without it', async () => {
    const inbox = await openInbox();
    await askForLink();
    const { token } = await newest();
    await senderTo(inbox.url).run();
    inbox.close();
    const { text, html } = await newest();
    expect(inbox.mails[0]).toContain(token);
    for (const content of [text, html]) {
      expect(content).toContain('http://localhost:3000/recovery/removed');
      expect(content).not.toContain(token);
    }
  });

  it('lose the link when it expires, and are not sent with one that leads nowhere', async () => {
    const inbox = await openInbox();
    await askForLink();
    const { token } = await newest();
    await server.db.query(sql`update mail set secret_until = now()`);
    await server.db.query(forgetSpentSecrets);
    expect((await newest()).text).not.toContain(token);
    expect(await senderTo(inbox.url).run()).toBe(0);
    inbox.close();
  });

  it('name the secret of their call to unsubscribe in one column, which is emptied when it expires, sent or not', async () => {
    const secret = 'secret-of-the-mail';
    const call = `https://shop.example/unsubscribe/${secret}`;
    await queueMails(await server.scope(), [
      {
        kind: 'test',
        recipient: 'a@shop.example',
        subject: 'Olá',
        text: secret,
        html: secret,
        secret: { value: secret, seconds: 60 },
        unsubscribe: call,
      },
    ]);
    const columns = async () => {
      const [row] = await server.db.query<{ mail: Record<string, unknown> }>(
        sql`select to_jsonb(m) as mail from mail m`,
      );
      return Object.entries(row?.mail ?? {}).flatMap(([name, value]) => (String(value).includes(secret) ? [name] : []));
    };
    expect(await columns()).toEqual(expect.arrayContaining(['secret', 'text', 'html']));
    expect(await columns()).not.toContain('unsubscribe_url');
    const refused = await openInbox(() => new Error('Mailbox full'));
    const sender = senderTo(refused.url);
    for (let attempt = 0; attempt < 13; attempt += 1) {
      await sender.run();
      await server.db.query(sql`update mail set next_attempt_at = now()`);
    }
    refused.close();
    expect(await server.db.query(sql`select attempts from mail`)).toEqual([{ attempts: 12 }]);
    expect(await columns()).toHaveLength(3);

    await server.db.query(sql`update mail set secret_until = now()`);
    await server.db.query(forgetSpentSecrets);
    expect(await columns()).toEqual([]);
  });

  it('keep no link in the reason why a server refused them', async () => {
    let quoted = '';
    const inbox = await openInbox(() => new Error(`Blocked link /recovery/${quoted}`));
    await askForLink();
    quoted = (await newest()).token;
    const errors: unknown[] = [];
    const sender = startMailSender(server.db, {
      smtpUrl: inbox.url,
      from: 'no-reply@vitrine.example',
      onError: (error) => errors.push(error),
      interval: hour,
    });
    open.push(sender);
    await sender.run();
    inbox.close();
    const { error } = await newest();
    expect(error).toContain('Blocked link /recovery/[redacted]');
    expect(errors.map((one) => (one as Error).stack).join()).not.toContain(quoted);
  });

  it('say in the outbox that their link was used, which can still be followed until then (A-012)', async () => {
    await askForLink();
    const { id, token } = await newest();
    expect((await server.fetch(`/outbox/${id}/content`)).text).toContain(`/recovery/${token}`);
    const body = { token, password: 'long enough', confirm: 'long enough' };
    expect((await server.call(contract.auth.recoveryConfirm, { body })).status).toBe(200);
    expect((await server.fetch(`/outbox/${id}`)).text).toContain('was used or has expired');
    expect((await server.fetch(`/outbox/${id}/content`)).text).not.toContain(token);
  });

  it('of an older version lose their links, and those that may still be used go on working', async () => {
    await askForLink();
    const { token } = await newest();
    await server.db.query(sql`alter table mail drop column secret, drop column secret_until`);
    await server.db.query(sql`
      insert into mail (account_id, message_id, recipient, subject, text, html, kind, created_at, sent_at)
      select account_id, message_id || age, recipient, subject, text, html, kind, now() - make_interval(hours => age), now() from mail, (values (0), (2)) m(age)`);
    await server.db.query(sql`delete from migration where name = '009-mail-secrets.sql'`);
    expect(await migrate(server.db)).toEqual(['009-mail-secrets.sql']);
    const mails = await server.db.query<{ text: string; secret: string | null }>(
      sql`select text || html as text, secret from mail order by id`,
    );
    expect(mails.map(({ text, secret }) => [text.includes(token), secret])).toEqual([
      [true, token],
      [false, null],
      [false, null],
    ]);
  });

  it('are sent once, although several processes look into the outbox', async () => {
    const inbox = await openInbox();
    await queue(...Array.from({ length: 30 }, (_, index) => `r${index}@shop.example`));
    const senders = [senderTo(inbox.url), senderTo(inbox.url), senderTo(inbox.url)];
    for (let round = 0; round < 3; round += 1) await Promise.all(senders.map((sender) => sender.run()));
    expect(inbox.mails).toHaveLength(30);
    expect(new Set(inbox.mails.map((mail) => /^Message-ID:\s*(<.+>)/im.exec(mail)?.[1])).size).toBe(30);
    inbox.close();
  });

  it('stay and are tried again later when the mail server refuses or is away', async () => {
    let refusals = 1;
    const inbox = await openInbox(() => (refusals-- > 0 ? new Error('Mailbox full') : undefined));
    await queue('full@shop.example');
    const sender = senderTo(inbox.url);
    expect(await sender.run()).toBe(0);
    expect(await sender.run()).toBe(0);
    const [mail] = await server.db.query<{ error: string; attempts: number }>(sql`select error, attempts from mail`);
    expect(mail).toMatchObject({ attempts: 1, error: expect.stringContaining('Mailbox full') as string });
    await server.db.query(sql`update mail set next_attempt_at = now()`);
    expect(await sender.run()).toBe(1);
    inbox.close();
    await queue('away@shop.example');
    expect(await senderTo(inbox.url).run()).toBe(0);
    expect(await waiting()).toBe(1);
  });

  it('cannot be given further recipients or headers by an address', async () => {
    const inbox = await openInbox();
    await queue('a@shop.example\r\nBcc: victim@shop.example');
    await senderTo(inbox.url).run();
    for (const mail of inbox.mails) expect(mail).not.toMatch(/^Bcc:/im);
    inbox.close();
  });

  it('can be read at /outbox while none is sent, in a frame that can do nothing (A-011)', async () => {
    await queue('"><script>x()</script>@shop.example');
    const [mail] = await server.db.query<{ id: number }>(sql`select id from mail`);
    const address = `/outbox/${mail?.id}`;
    const list = await server.fetch('/outbox');
    expect(list.text).toContain('Olá');
    expect(list.text).not.toContain('<script');
    const one = await server.fetch(address);
    expect(one.text).toContain(`src="${address}/content" sandbox=`);
    const content = await server.fetch(`${address}/content`);
    expect(content.text).toContain('<p>Hello</p>');
    expect(content.headers.get('content-security-policy')).toMatch(/default-src 'none'.*style-src 'unsafe-inline'/);
    for (const path of ['/outbox/999999', '/outbox/x', '/outbox/1/other'])
      expect((await server.fetch(path)).status).toBe(404);
  });
});

describeEngines(
  'the outbox of a shop that is not public',
  (server) => {
    const statusOf = async (headers: Record<string, string>): Promise<number> =>
      (await server.fetch('/outbox', { headers })).status;

    it('answers this machine by each of its own names', async () => {
      for (const host of [
        'localhost',
        'localhost:3000',
        'tropico.localhost:3000',
        'LOCALHOST',
        '127.0.0.1:80',
        '[::1]:3000',
      ])
        expect([host, await statusOf({ host })]).toEqual([host, 200]);
    });

    it('is not there under any other name, so that no page of elsewhere can lead its own name to it', async () => {
      for (const host of [
        'shop.example',
        'localhost.shop.example',
        '127.0.0.1.shop.example',
        '127.shop.example',
        '0.0.0.0',
        'x',
      ])
        expect([host, await statusOf({ host })]).toEqual([host, 404]);
    });

    it('is not there behind a proxy that forwards, whatever it says of the host and the address', async () => {
      for (const [name, value] of [
        ['x-forwarded-for', '203.0.113.7'],
        ['x-forwarded-for', '127.0.0.1'],
        ['x-forwarded-for', ''],
        ['x-forwarded-host', 'localhost'],
        ['x-forwarded-proto', 'https'],
        ['X-Forwarded-Anything', 'x'],
        ['forwarded', 'for=127.0.0.1;host=localhost'],
        ['via', '1.1 proxy'],
        ['x-real-ip', '127.0.0.1'],
        ['cf-connecting-ip', '::1'],
        ['true-client-ip', '::1'],
      ] as const)
        expect([name, value, await statusOf({ host: 'localhost', [name]: value })]).toEqual([name, value, 404]);
    });
  },
  { engines: ['postgres'], config: { trustProxy: 1 } },
);

describeEngines(
  'the outbox of a public shop',
  (server) => {
    it('is not there, for its links open accounts', async () => {
      expect((await server.fetch('/outbox')).status).toBe(404);
    });
  },
  { engines: ['postgres'], config: { publicUrl: 'https://shop.example' } },
);
