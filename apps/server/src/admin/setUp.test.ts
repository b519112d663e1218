import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { banner } from '../boot/banner.ts';
import { installationEngines, startEmpty, tokenIn } from '../testing/installation.ts';
import { runAdmin } from './run.ts';

describe.each(installationEngines)('an empty installation on %s', (engine) => {
  let shop: Awaited<ReturnType<typeof startEmpty>>;
  const stdout = process.stdout.write.bind(process.stdout);

  beforeAll(async () => {
    shop = await startEmpty(engine, inject('templates').postgres);
  });
  afterAll(async () => {
    process.stdout.write = stdout;
    await shop.close();
  });

  const whoIs = (token: string): Promise<Response> => shop.get('/v1/auth/me', token);
  const stageOf = async (token: string): Promise<unknown> =>
    ((await (await whoIs(token)).json()) as { stage: unknown }).stage;

  it('has no account, no login and a next step', async () => {
    expect(shop.running.accounts).toEqual([]);
    expect(shop.running.demoLogins).toEqual([]);
    expect(banner(shop.running, shop.config)).toContain('npm run admin -- account create vitrine --name');
    expect(await shop.admin('member', 'list')).toMatchObject({
      code: 1,
      err: expect.stringContaining('account create') as string,
    });
    const page = await fetch(`${shop.running.origin}/`, { headers: { 'accept-language': 'pt-BR' } });
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('Não há loja neste endereço.');
  });

  it('gets its first account with the four segments of the menu; its pages answer although nothing else is in it (D-107)', async () => {
    const out = await shop.done(
      'account',
      'create',
      'vitrine',
      '--name',
      'Aurora',
      '--support-email',
      'Help@Aurora.example',
    );
    expect(out).toContain('Aurora was created.');
    // Every process reads the accounts again within seconds.
    const found = async () => (await fetch(`${shop.running.origin}/v1/x-account`)).status;
    await expect.poll(found).toBe(200);
    for (const path of ['/', '/v1/landing', '/v1/sellers/landing', '/v1/buyers/landing', '/v2/brands', '/readyz'])
      expect({ path, status: (await fetch(`${shop.running.origin}${path}`)).status }).toEqual({ path, status: 200 });
    const { results } = (await (await fetch(`${shop.running.origin}/v1/segment`)).json()) as { results: unknown };
    expect(results).toMatchObject([
      { id: 13, name: 'Women' },
      { id: 14, name: 'Men' },
      { id: 15, name: 'Children' },
      { id: 16, name: 'Home & Beauty' },
    ]);
    expect(
      await shop.admin('account', 'create', 'vitrine', '--name', 'B', '--support-email', 'b@b.example'),
    ).toMatchObject({
      code: 1,
      err: expect.stringContaining('already') as string,
    });
  });

  it('lets a seller in whom a command invited by mail', async () => {
    await shop.done(
      'member',
      'create',
      'Inês@Lume.example',
      '--role',
      'seller',
      '--name',
      'Inês Almada',
      '--brand',
      'Lume & Co',
    );
    const mail = await shop.mailTo('inês@lume.example', 'Your access to Aurora');
    expect(mail).toContain('https://wholesale.example/recovery/');
    const token = tokenIn(mail);
    expect((await shop.choosePassword(token)).status).toBe(200);
    expect((await shop.choosePassword(token)).status).toBe(422);
    const { status, token: access } = await shop.signIn('inês@lume.example');
    expect(status).toBe(200);
    const user = (await (
      await fetch(`${shop.running.origin}/v1/auth/user-data`, { headers: { authorization: `Bearer ${access}` } })
    ).json()) as { entity_type: string; seller_slug: string };
    expect(user).toMatchObject({ entity_type: 'seller', seller_slug: 'lume-co' });
    const brands = await (await fetch(`${shop.running.origin}/v2/brands`)).text();
    expect(brands).toContain('Lume & Co');
    const picture = /\/media\/drawn\/[^"]+/.exec(brands)?.[0];
    expect((await fetch(`${shop.running.origin}${picture}`)).status).toBe(200);
  });

  it('lets a buyer in that staff ask for more and then approve, with mails in its language (D-050)', async () => {
    const email = 'ana@loja.example';
    const ordered = ['--role', 'buyer', '--name', 'Ana Reis', '--retailer', 'Loja Aurora', '--language', 'pt_BR'];
    expect(await shop.done('member', 'create', email, ...ordered)).toContain('retailer approve ana@loja.example');
    expect((await shop.choosePassword(tokenIn(await shop.mailTo(email, 'Seu acesso a Aurora')))).status).toBe(200);
    const { token } = await shop.signIn(email);
    expect(await stageOf(token)).toBe('in_review');
    expect(await shop.done('retailer', 'ask', email, 'Falta o CNPJ.')).toContain('Loja Aurora is pending');
    expect(await shop.mailTo(email, 'Precisamos')).toContain('Motivo: Falta o CNPJ.');
    expect(await stageOf(token)).toBe('pending');
    expect(await shop.done('retailer', 'approve', email)).toContain('Loja Aurora is approved');
    expect(await shop.mailTo(email, 'Cadastro aprovado')).toContain('https://wholesale.example/brands');
    expect(await stageOf(token)).toBe('approved');
    expect(await shop.done('retailer', 'approve', email)).toContain('approved already');
  });

  it('adds a colleague to the retailer of that name, and prints a link that is nowhere else', async () => {
    const logged: string[] = [];
    process.stdout.write = ((text: string) => logged.push(String(text)) > 0) as typeof process.stdout.write;
    const ordered = ['--role', 'buyer', '--name', 'Bia', '--retailer', 'LOJA AURORA', '--print-link'];
    const out = await shop.done('member', 'create', 'bia@loja.example', ...ordered);
    expect(out).toContain('for the retailer Loja Aurora');
    const token = tokenIn(out);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(shop.inbox.mails.join()).not.toContain(token);
    expect(await shop.holds(token)).toBe(false);
    const again = tokenIn(await shop.done('member', 'invite', 'bia@loja.example', '--print-link'));
    expect((await shop.choosePassword(token)).status).toBe(422);
    expect((await shop.choosePassword(again)).status).toBe(200);
    process.stdout.write = stdout;
    for (const secret of [token, again]) expect(logged.join()).not.toContain(secret);
    expect((await shop.signIn('bia@loja.example')).status).toBe(200);
  });

  it('signs members out, keeps them out and lets them in again', async () => {
    const email = 'bia@loja.example';
    const { token } = await shop.signIn(email);
    expect(await shop.done('session', 'end', email)).toContain('signed out everywhere');
    expect((await whoIs(token)).status).toBe(401);
    const second = await shop.signIn(email);
    const link = tokenIn(await shop.done('member', 'invite', email, '--print-link'));
    expect(await shop.done('member', 'deactivate', email)).toContain('inactive');
    expect((await whoIs(second.token)).status).toBe(401);
    expect((await shop.choosePassword(link)).status).toBe(422);
    expect((await shop.signIn(email)).status).toBe(401);
    expect(await shop.admin('member', 'invite', email)).toMatchObject({
      code: 1,
      err: expect.stringContaining('Activate') as string,
    });
    await shop.done('member', 'activate', email);
    expect((await shop.signIn(email)).status).toBe(200);
    expect(await shop.done('member', 'list')).toMatch(/bia@loja\.example +Bia +buyer +Loja Aurora +approved +active/);
  });

  it('leaves nothing behind of what it refuses, and says what to do', async () => {
    const before = await shop.done('member', 'list');
    const cases: [string[], string][] = [
      [
        ['member', 'create', 'ana@loja.example', '--role', 'buyer', '--name', 'A', '--retailer', 'Other'],
        'is a member already',
      ],
      [['member', 'create', 'x@y.example', '--role', 'buyer', '--name', 'A'], 'add --retailer NAME'],
      [
        ['member', 'create', 'x@y.example', '--role', 'staff', '--name', 'A', '--brand', 'B'],
        '--brand is for a seller alone',
      ],
      [['member', 'create', 'nobody', '--role', 'staff', '--name', 'A'], 'it is no e-mail address'],
      [['member', 'create', 'x@y.example', '--role', 'boss', '--name', 'A'], 'The role "boss" does not work'],
      [
        ['member', 'create', 'x@y.example', '--role', 'staff', '--name', 'A', '--account', 'vitrin'],
        'Did you mean "vitrine"?',
      ],
      [['member', 'deactivate', 'x@y.example'], 'x@y.example is no member'],
      [['retailer', 'approve', 'inês@lume.example'], 'buys for no retailer'],
      [
        ['account', 'create', 'b', '--name', 'B', '--support-email', 'b@b.example', '--host', 'a/b'],
        'it is a host name',
      ],
      [['account', 'create', 'B!', '--name', 'B', '--support-email', 'b@b.example'], 'small letters'],
    ];
    for (const [args, words] of cases)
      expect(await shop.admin(...args)).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringContaining(words) as string,
      });
    expect(await shop.done('member', 'list')).toBe(before);
    expect(await shop.done('account', 'list')).not.toContain('\nb ');
  });

  it('takes staff, and a second account with a host of its own', async () => {
    await shop.done(
      'account',
      'create',
      'fjord',
      '--name',
      'Fjord',
      '--support-email',
      'h@f.example',
      '--host',
      'Fjord.example',
    );
    const out = await shop.done(
      'member',
      'create',
      'kai@f.example',
      '--account',
      'fjord',
      '--role',
      'staff',
      '--name',
      'Kai',
      '--print-link',
    );
    expect(out).toContain('https://fjord.example/recovery/');
    expect(await shop.done('member', 'list', '--account', 'fjord')).toContain('staff');
    expect(await shop.done('member', 'list')).not.toContain('kai@f.example');
  });
});

describe('a database that is away', () => {
  it('is named, with what to check', async () => {
    const { code, err } = await runAdmin(['account', 'list'], { DATABASE_URL: 'postgres://localhost:1/none' }, '/');
    expect(code).toBe(1);
    expect(err).toContain('Check DATABASE_URL');
  });
});
