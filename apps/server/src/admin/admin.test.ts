import { mkdir, mkdtemp, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { themes } from '@vitrine/tokens';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { describeEngines } from '../testing/index.ts';
import { ownDatabase } from '../testing/ownDatabase.ts';
import { launch, shopOf } from '../testing/process.ts';
import type { Report } from './report.ts';
import { runAdmin } from './run.ts';

const folder = await mkdtemp(join(tmpdir(), 'vitrine-admin-'));
const dataDir = join(folder, 'data');
const webDist = join(folder, 'dist');
await mkdir(join(webDist, '.vite'), { recursive: true });
await mkdir(join(folder, 'art'));
await mkdir(dataDir);
await writeFile(
  join(webDist, 'index.html'),
  '<!doctype html><html lang="en"><head><!--account--></head><body></body></html>',
);
await writeFile(
  join(webDist, '.vite', 'catalogue.json'),
  JSON.stringify({ en: { 'shell.terms': 'Terms of Use' }, pt_BR: { 'shell.terms': 'Termos de uso' } }),
);
await writeFile(
  join(folder, 'art', 'mark.png'),
  await sharp({ create: { width: 80, height: 20, channels: 3, background: '#123456' } })
    .png()
    .toBuffer(),
);
await writeFile(join(folder, 'art', 'notes.txt'), 'no picture');

const file = async (name: string, content: unknown): Promise<string> => {
  await writeFile(join(folder, 'art', name), typeof content === 'string' ? content : JSON.stringify(content));
  return join('art', name);
};

const env = { DATA_DIR: dataDir, WEB_DIST: webDist, SEED: 'none', LOG_LEVEL: 'warn', PORT: '0' };

const open = async () => {
  const server = launch(env);
  const shop = await shopOf(server);
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    server.kill(signal);
    await server.ended;
  };
  return { shop, stop };
};

const admin = (...args: string[]) => runAdmin(args, env, folder);

describe('npm run admin, with the embedded database', () => {
  let running: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    const { use } = await ownDatabase('pglite', dataDir, inject('templates'));
    await use(async (db) => {
      await db.query(sql`insert into account_host (host, account_id) values ('vitrine.localhost', 1)`);
      for (const [hash, style] of Object.entries(themes))
        await db.query(sql`
          insert into account (hash, name, title, style, settings)
          values (${hash}, ${hash}, ${hash}, ${JSON.stringify(style)}::jsonb, (select settings from account limit 1)) on conflict do nothing`);
    });
    running = await open();
  });
  afterAll(() => running.stop('SIGTERM'));

  const titleAt = async (hash: string): Promise<string | undefined> => {
    const page = await fetch(`${running.shop}/brands`, { headers: { 'x-account-hash': hash } });
    return /<title>(.*?)<\/title>/.exec(await page.text())?.[1];
  };

  it('sets a branding from a file while the shop is open, which shows it at once (E-16, D-113, R-155)', async () => {
    const path = await file('tropico.json', {
      style: themes.signal,
      title: 'Drop 9',
      logo: 'mark.png',
      texts: { 'shell.terms': 'Rules' },
    });
    const { code, out } = await admin('account', 'brand', 'tropico', path);
    expect(code).toBe(0);
    expect(out).toMatch(/^Trópico changed: style, title, logo, texts\. The shop shows it within ten seconds\.\n/);
    expect(await titleAt('tropico')).toBe('Drop 9');
    const { logo } = JSON.parse((await admin('account', 'show', 'tropico')).out) as { logo: string };
    expect((await fetch(`${running.shop}${logo}`)).headers.get('content-type')).toBe('image/webp');
  });

  it('takes a single file that carries its logos, as the studio writes it (E-16, D-113)', async () => {
    const mark = await readFile(join(folder, 'art', 'mark.png'));
    const logo = `data:image/png;base64,${mark.toString('base64')}`;
    const path = await file('studio.json', { name: 'Pétale', style: themes.petale, logo, logo_dark: logo });
    expect(await admin('account', 'brand', 'petale', path)).toMatchObject({ code: 0 });
    const shown = JSON.parse((await admin('account', 'show', 'petale')).out) as { logo: string; logo_dark: string };
    expect((await fetch(`${running.shop}${shown.logo_dark}`)).headers.get('content-type')).toBe('image/webp');
    const text = `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`;
    const refused = await admin('account', 'brand', 'petale', await file('carried.json', { logo: text }));
    expect(refused).toMatchObject({
      code: 1,
      err: expect.stringContaining('logo: This file cannot be read as a picture'),
    });
  });

  it('shows what it would take back as it is, and takes a branding back', async () => {
    await admin('account', 'brand', 'fjord', await file('fjord.json', themes.petale));
    const shown = await admin('account', 'show', 'fjord');
    expect((await admin('account', 'brand', 'fjord', await file('same.json', shown.out))).out).toContain(
      'nothing was changed',
    );
    expect((await admin('account', 'brand', 'fjord', '--rollback')).out).toContain('style changed');
    expect(JSON.parse((await admin('account', 'show', 'fjord')).out)).toMatchObject({ style: themes.fjord });
    expect(await admin('account', 'brand', 'fjord', '--rollback')).toMatchObject({
      code: 1,
      err: expect.stringContaining('no former'),
    });
  });

  it('says which colours could not be used as given, and why', async () => {
    const yellow = { ...themes.fjord, seeds: { brand: '#ffff00', accent: '#ffff00', neutral: '#ffff00' } };
    const { out } = await admin('account', 'brand', 'fjord', await file('yellow.json', yellow));
    expect(out).toMatch(/in light: The brand seed #ffff00 became #[0-9a-f]{6} as brand: .*:1 is needed\.\n/);
    await admin('account', 'brand', 'fjord', '--rollback');
  });

  it('refuses a broken file with every reason, and prints a repair that it then takes (D-113)', async () => {
    const path = await file('broken.json', {
      style: { ...themes.fjord, density: 'aery' },
      titel: 'Fjord',
      texts: { 'shell.tems': 'x' },
    });
    const refused = await admin('account', 'brand', 'fjord', path);
    expect(refused.code).toBe(1);
    for (const words of [
      'Nothing was changed',
      'style.density',
      'Did you mean "title"?',
      'shell.terms',
      '--accept-repair',
    ])
      expect(refused.err).toContain(words);
    expect(await titleAt('fjord')).not.toBe('Fjord');
    expect((await admin('account', 'brand', 'fjord', await file('repaired.json', refused.out))).code).toBe(0);
    expect(await titleAt('fjord')).toBe('Fjord');
    expect(await admin('account', 'brand', 'fjord', path, '--accept-repair')).toMatchObject({
      code: 0,
      err: expect.stringContaining('Repaired'),
    });
  });

  it('says in plain words what it cannot read or find', async () => {
    const cases: [string[], string][] = [
      [['account', 'brand', 'fjord', 'art/none.json'], 'There is no file art/none.json'],
      [['account', 'brand', 'fjord', await file('text.json', 'title: Fjord')], 'text.json is no JSON'],
      [['account', 'brand', 'fjord', await file('logo.json', { logo: 'none.svg' })], 'There is no file none.svg'],
      [
        ['account', 'brand', 'fjord', await file('notes.json', { logo: 'notes.txt' })],
        'logo: This file cannot be read as a picture',
      ],
      [['account', 'brand', 'fjrod', await file('ok.json', {})], 'Did you mean "fjord"?'],
      [['account', 'show'], 'hash is missing'],
      [['account', 'brand', 'fjord'], 'file is missing'],
      [['account', 'paint'], 'There is no command "account paint"'],
      [['shop'], 'nothing to do about "shop"'],
      [['account', 'list', '--force'], 'There is no --force'],
    ];
    for (const [args, words] of cases)
      expect(await admin(...args)).toMatchObject({ code: 1, err: expect.stringContaining(words) });
    expect(await admin('--help')).toMatchObject({ code: 0, out: expect.stringContaining('account brand HASH FILE') });
    expect((await runAdmin(['account', 'list'], { ...env, PORT: 'x' }, folder)).err).toContain('PORT is "x"');
  });

  it('lists the accounts with their hosts', async () => {
    const { out } = await admin('account', 'list');
    expect(out).toMatch(/^HASH .*\nvitrine .*vitrine\.localhost\n/);
    expect(out.trim().split('\n')).toHaveLength(Object.keys(themes).length + 1);
  });

  it('is let in by a secret that only the owner of the data folder can read', async () => {
    const addressFile = join(dataDir, 'admin.json');
    expect((await stat(addressFile)).mode & 0o777).toBe(0o600);
    const { port, secret } = JSON.parse(await readFile(addressFile, 'utf8')) as { port: number; secret: string };
    const call = async (
      headers: Record<string, string>,
      body = '{"command":"account list","input":{}}',
      method = 'POST',
    ) => (await fetch(`http://127.0.0.1:${port}/`, { method, headers, ...(method === 'GET' ? {} : { body }) })).status;
    const authorization = `Bearer ${secret}`;
    expect(await call({ authorization })).toBe(200);
    expect(await call({ authorization }, '', 'GET')).toBe(404);
    for (const wrong of ['', 'Bearer ', `Bearer ${secret}x`, secret])
      expect(await call({ authorization: wrong })).toBe(404);
    for (const body of [
      '',
      '{',
      '{"command":"account drop","input":{}}',
      '{"command":"account show","input":{}}',
      '[]',
    ])
      expect(await call({ authorization }, body)).toBe(400);
    expect((await fetch(`${running.shop}/admin.json`)).status).toBe(404);
  });

  it('refuses in words a request that is too large or that no database can hold, and changes nothing', async () => {
    const { port, secret } = JSON.parse(await readFile(join(dataDir, 'admin.json'), 'utf8')) as {
      port: number;
      secret: string;
    };
    const send = async (command: string, input: unknown) => {
      const response = await fetch(`http://127.0.0.1:${port}/`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}` },
        body: JSON.stringify({ command, input }),
      });
      return { status: response.status, ...((await response.json()) as Report) };
    };
    const before = await admin('account', 'show', 'fjord');
    const brand = { hash: 'fjord', document: { title: 'Too large' }, acceptRepair: true };
    expect(await send('account brand', { ...brand, pictures: { 'a.png': 'x'.repeat(16_777_216) } })).toEqual({
      status: 413,
      out: '',
      err: 'The request is larger than 16 MB, so nothing was changed.\n',
      code: 1,
    });
    const reason = 'This contains characters that cannot be saved. Remove them and try again.';
    for (const broken of ['fjord\0', 'fjo\ud800rd', '\udc00'])
      for (const [command, input, field] of [
        ['account show', { hash: broken }, 'hash'],
        ['account brand', { ...brand, hash: broken, pictures: {} }, 'hash'],
        ['account brand', { ...brand, pictures: { [`${broken}.png`]: '' } }, 'pictures'],
        ['member list', { account: broken }, 'account'],
      ] as const)
        expect(await send(command, input)).toEqual({ status: 200, out: '', err: `${field}: ${reason}\n`, code: 1 });
    for (const text of ['a\0b', 'a\ud800b'])
      for (const document of [
        { title: text },
        { name: text },
        { logo: text },
        { texts: { 'shell.terms': text } },
        { [text]: 'x' },
        { style: { ...themes.fjord, name: text } },
        { style: { ...themes.fjord, seeds: { brand: text } } },
      ])
        expect(await send('account brand', { ...brand, document, acceptRepair: false, pictures: {} })).toMatchObject({
          status: 200,
          code: 1,
          err: expect.stringContaining('Nothing was changed.'),
        });
    expect(await admin('account', 'show', 'fjord')).toEqual(before);
  });

  it('works as well with the shop closed, leaves no socket open, and outlives a killed server', async () => {
    await running.stop('SIGKILL');
    expect(
      (await admin('account', 'brand', 'vitrine', await file('closed.json', { title: 'Set while closed' }))).code,
    ).toBe(0);
    running = await open();
    expect(await titleAt('vitrine')).toBe('Set while closed');
    await running.stop('SIGTERM');
    expect(await readdir(dataDir)).not.toContain('admin.json');
    expect((await admin('account', 'brand', 'vitrine', '--rollback')).code).toBe(0);
    expect((await admin('account', 'show', 'vitrine')).out).not.toContain('Set while closed');
  });
});

describeEngines(
  'npm run admin, with a database server',
  (server) => {
    it('sets a branding that running processes show within seconds', async () => {
      const settings = { ...env, DATABASE_URL: server.databaseUrl ?? '' };
      const titleAt = async () =>
        (await server.fetch('/v1/x-account', { host: 'tropico.localhost' })).json as { data: { title: string } };
      expect((await titleAt()).data.title).toBe('Trópico Atacado');
      const path = await file('served.json', { style: themes.signal, title: 'From elsewhere' });
      expect((await runAdmin(['account', 'brand', 'tropico', path], settings, folder)).code).toBe(0);
      await expect.poll(async () => (await titleAt()).data.title).toBe('From elsewhere');
      expect((await runAdmin(['account', 'brand', 'tropico', '--rollback'], settings, folder)).code).toBe(0);
    });
  },
  { engines: ['postgres'] },
);
