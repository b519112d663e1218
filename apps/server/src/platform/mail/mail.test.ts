import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import sql from 'sql-template-tag';
import { afterEach, expect, it } from 'vitest';
import { contract } from '@vitrine/api';
import { describeEngines } from '../../testing/index.ts';
import { queueMails } from './queue.ts';
import { startMailSender } from './sender.ts';
import type { MailSender } from './sender.ts';

const hour = 3_600_000;

interface Inbox {
  url: string;
  mails: string[];
  close: () => void;
}

/** A mail server of this machine; `answer` may refuse a mail. */
const openInbox = async (answer: () => Error | undefined = () => undefined): Promise<Inbox> => {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, callback) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        const refusal = answer();
        if (!refusal) mails.push(text.replace(/(?<!\?)=\r\n/g, ''));
        callback(refusal ?? null);
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => server.close() };
};

describeEngines('mails', (server) => {
  const open: { stop: () => Promise<void> }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0)) await one.stop();
    await server.db.query(sql`delete from mail`);
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
  'the outbox of a public shop',
  (server) => {
    it('is not there, for its links open accounts', async () => {
      expect((await server.fetch('/outbox')).status).toBe(404);
    });
  },
  { engines: ['pglite'], config: { publicUrl: 'https://shop.example' } },
);
