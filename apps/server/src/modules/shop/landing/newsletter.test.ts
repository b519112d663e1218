import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { startMailSender } from '../../../platform/mail/sender.ts';
import { openInbox } from '../../../testing/inbox.ts';
import { describeEngines } from '../../../testing/index.ts';

const { landing } = contract;
const email = 'ana@shop.example';

describeEngines('the newsletter', (server) => {
  beforeEach(async () => {
    for (const table of [
      sql`delete from attempt`,
      sql`delete from mail`,
      sql`delete from subscriber`,
      sql`delete from subscription_link`,
    ])
      await server.db.query(table);
  });

  const ask = (address = email, maillist: 'b' | 's' | 'r' | 'd' = 'b', account = 'vitrine') =>
    server.call(landing.subscribe, { account, body: { email: address, maillist } });
  const newest = async () => {
    const [mail] = await server.db.query<{ recipient: string; text: string; unsubscribe_url: string | null }>(
      sql`select recipient, text, unsubscribe_url from mail order by id desc limit 1`,
    );
    return { ...mail, token: /\/newsletter\/\w+\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '' };
  };
  const confirm = (token: string, account = 'vitrine') =>
    server.call(landing.confirmSubscription, { account, body: { token } });
  const subscribers = () => server.db.query(sql`select email, maillist from subscriber order by email`);

  it('asks the owner of an address to confirm, whatever its case, and subscribes nobody before (A-042, E-17)', async () => {
    const { status, body } = await ask(' Ana@Shop.example');
    expect(status).toBe(201);
    expect(body.message).toBe('Thank you! Please confirm with the link we have sent to your e-mail.');
    expect(await subscribers()).toEqual([]);
    const { recipient, token } = await newest();
    expect(recipient).toBe(email);
    expect((await confirm(token)).body.message).toBe('Thank you for subscribing!');
    expect(await subscribers()).toEqual([{ email, maillist: 'b' }]);
  });

  it('takes a link once, within three days, in its own account', async () => {
    await ask();
    const { token } = await newest();
    expect((await confirm(token, 'tropico')).status).toBe(422);
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).problem.errors).toEqual({
      token: ['This link is no longer valid. Please subscribe again.'],
    });
    await ask('late@shop.example');
    await server.db.query(sql`update subscription_link set expires_at = now() where email = 'late@shop.example'`);
    expect((await confirm((await newest()).token)).status).toBe(422);
  });

  it('keeps the type that was chosen: retailer, brand, showroom or distributor (E-17, K-23)', async () => {
    for (const type of ['b', 's', 'r', 'd'] as const) {
      await ask(`${type}@shop.example`, type);
      await confirm((await newest()).token);
    }
    expect(await server.db.query(sql`select maillist, email from subscriber order by email`)).toEqual(
      ['b', 'd', 'r', 's'].map((maillist) => ({ maillist, email: `${maillist}@shop.example` })),
    );
  });

  it('changes the company type only by a link of the owner (A-042)', async () => {
    await ask();
    await confirm((await newest()).token);
    await ask(email, 'd');
    expect(await subscribers()).toEqual([{ email, maillist: 'b' }]);
    await confirm((await newest()).token);
    expect(await subscribers()).toEqual([{ email, maillist: 'd' }]);
  });

  it('sends three mails an hour to one address, and answers alike', async () => {
    for (let turn = 0; turn < 5; turn += 1) expect((await ask()).status).toBe(201);
    expect(await server.db.query(sql`select id from mail`)).toHaveLength(3);
  });

  it('ends by the link of each mail, also as mail programs call it (RFC 8058), as often as they like', async () => {
    await ask();
    await confirm((await newest()).token);
    const { unsubscribe_url, token } = await newest();
    expect(unsubscribe_url).toBe('http://localhost:3000/v1/maillist/unsubscribe/{secret}');
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, json } = await server.fetch(`/v1/maillist/unsubscribe/${token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect({ status, json }).toEqual({ status: 200, json: { message: 'You are no longer on our list.' } });
      expect(await subscribers()).toEqual([]);
    }
    const again = await server.call(landing.unsubscribe, { params: { token }, body: {} });
    expect(again.status).toBe(200);
  });

  it('does not end by the link of another account, or by one to confirm', async () => {
    await ask();
    const { token } = await newest();
    await confirm(token);
    const unsubscribe = (await newest()).token;
    for (const input of [{ params: { token } }, { params: { token: unsubscribe }, account: 'tropico' }])
      await server.call(landing.unsubscribe, { ...input, body: {} });
    expect(await subscribers()).toHaveLength(1);
  });

  const kept = async (): Promise<string> =>
    (await server.db.query<{ mail: string }>(sql`select mail::text as mail from mail`)).map(({ mail }) => mail).join();

  it('forgets a link at once when it is used, and those that its use ends', async () => {
    await ask();
    const first = await newest();
    await ask();
    const second = await newest();
    await confirm(first.token);
    expect(await kept()).not.toContain(first.token);
    expect(await kept()).toContain(second.token);
    const { token } = await newest();
    await server.call(landing.unsubscribe, { params: { token }, body: {} });
    for (const spent of [token, second.token]) expect(await kept()).not.toContain(spent);
  });

  it('goes out with the headers of RFC 8058 and forgets its links then', async () => {
    const inbox = await openInbox();
    await ask();
    await confirm((await newest()).token);
    await ask('late@shop.example');
    const sender = startMailSender(server.db, {
      smtpUrl: inbox.url,
      from: 'no-reply@vitrine.example',
      onError: () => undefined,
      interval: 3_600_000,
    });
    await sender.run();
    await sender.stop();
    inbox.close();
    const welcome = inbox.mails.find((mail) => mail.includes('You are on our list')) ?? '';
    expect(welcome.replaceAll(/\r\n\s+/g, ' ')).toMatch(
      /List-Unsubscribe: ?<http:\/\/localhost:3000\/v1\/maillist\/unsubscribe\/[\w-]{43}>/,
    );
    expect(welcome).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(inbox.mails.find((mail) => mail.includes('Please confirm'))).not.toContain('List-Unsubscribe');
    expect(await kept()).not.toMatch(/(?:newsletter\/\w+|unsubscribe)\/[\w-]{43}/);
  });
});
