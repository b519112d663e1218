import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expandBranding, themeNames, themes } from '@vitrine/tokens';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { describeEngines } from '../../testing/index.ts';

const webDist = await mkdtemp(join(tmpdir(), 'vitrine-partners-'));
await mkdir(join(webDist, 'assets'));
await writeFile(
  join(webDist, 'index.html'),
  '<!doctype html><html lang="en"><head><link rel="icon" href="/favicon.svg" type="image/svg+xml" /><!--account--></head><body><div id="root"></div></body></html>',
);

const hostOf = (hash: string): string => `${hash}.partners.example`;
const groundOf = (hash: keyof typeof themes) =>
  expandBranding(themes[hash], themes[hash].mode).vars['--v-color-ground'];

/** What a page says of whose it is, in every place where it says it. */
const marksOf = (html: string) => {
  const boot = JSON.parse(/id="vitrine-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as {
    account: { hash: string };
  };
  const found = (pattern: RegExp): string | undefined => pattern.exec(html)?.[1];
  return {
    title: found(/<title>(.*?)<\/title>/),
    shared: found(/og:title" content="(.*?)"/),
    ground: found(/:root\{[^}]*--v-color-ground:([^;]+)/),
    mode: found(/<html [^>]*data-mode="(.*?)"/),
    bar: found(/theme-color" content="(.*?)"/),
    icon: found(/rel="icon" href="\/media\/icons\/(.*?)\//),
    waiting: found(/v-waiting-name">(.*?)</),
    boot: boot.account.hash,
  };
};

const expected = (hash: keyof typeof themes) => ({
  title: `Title of ${hash}`,
  shared: `Title of ${hash}`,
  ground: groundOf(hash),
  mode: themes[hash].mode,
  bar: groundOf(hash),
  icon: hash,
  waiting: `Name of ${hash}`,
  boot: hash,
});

describeEngines(
  'six partners in one process',
  (server) => {
    beforeAll(async () => {
      for (const hash of themeNames) {
        await server.db.query(sql`
          insert into account (hash, name, title, style, settings) values (${hash}, ${`Name of ${hash}`}, ${`Title of ${hash}`},
            ${JSON.stringify(themes[hash])}::jsonb, (select settings from account limit 1))
          on conflict (hash) do update set name = excluded.name, title = excluded.title, style = excluded.style, language_code = 'en'`);
        await server.db.query(
          sql`insert into account_host (host, account_id) select ${hostOf(hash)}, id from account where hash = ${hash}`,
        );
      }
      server.app.platform.accounts.forget();
    });

    it('never mix in 200 requests at once, whether the host tells them or the header (D-114, A-022)', async () => {
      const asked = Array.from({ length: 200 }, (_, place) => ({
        hash: themeNames[(place * 5) % themeNames.length] ?? 'vitrine',
        path: ['/', '/brands', '/v1/x-account'][place % 3] ?? '/',
        byHost: place % 2 === 0,
      }));
      const answers = await Promise.all(
        asked.map(({ hash, path, byHost }) =>
          byHost
            ? server.fetch(path, { host: hostOf(hash) })
            : server.fetch(path, { headers: { 'x-account-hash': hash } }),
        ),
      );
      const seen = answers.map(({ json, text }) =>
        json ? (json as { data: { hash: string; title: string } }).data : marksOf(text),
      );
      for (const [place, { hash, path }] of asked.entries())
        expect(seen[place]).toMatchObject(
          path === '/v1/x-account' ? { hash, title: `Title of ${hash}` } : expected(hash),
        );
    });

    it('lets no cache between show the page of one to another', async () => {
      const { headers } = await server.fetch('/', { host: hostOf('signal') });
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(headers.get('vary')).toContain('host, x-account-hash');
      expect((await server.fetch('/v1/x-account', { host: hostOf('signal') })).headers.get('cache-control')).toBe(
        'no-store',
      );
    });

    it('have a sign of their own for browser tabs, kept for ever under a path that changes with it', async () => {
      const paths = await Promise.all(
        themeNames.map(async (hash) => {
          const { text } = await server.fetch('/brands', { host: hostOf(hash) });
          expect(text.match(/rel="icon"/g)).toHaveLength(1);
          return /rel="icon" href="(.*?)"/.exec(text)?.[1] ?? '';
        }),
      );
      const icons = await Promise.all(paths.map((path) => server.fetch(path)));
      expect(new Set(icons.map(({ text }) => text)).size).toBe(themeNames.length);
      for (const { status, headers, text } of icons) {
        expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
        expect(headers.get('cache-control')).toContain('immutable');
        expect(headers.get('content-security-policy')).toContain('sandbox');
        expect(text).toMatch(/^<svg [^>]*><rect [^>]*fill="#[0-9a-f]{6}"\/><svg .*<path .*<\/svg><\/svg>$/);
      }
      for (const path of ['/media/icons/signal/other.svg', '/media/icons/nobody/x.svg', '/media/icons/signal'])
        expect((await server.fetch(path)).status).toBe(404);
    });

    it('show their own logo for the ground they open on while the program is on its way', async () => {
      await server.db.query(
        sql`update account set logo = '/media/files/logos/light.webp', logo_dark = '/media/files/logos/dark.webp'`,
      );
      server.app.platform.accounts.forget();
      const waiting = async (hash: string) =>
        /<p class="v-waiting-name"><img src="(.*?)" alt="(.*?)">/
          .exec((await server.fetch('/brands', { host: hostOf(hash) })).text)
          ?.slice(1);
      expect(await waiting('signal')).toEqual(['/media/files/logos/light.webp', 'Name of signal']);
      expect(await waiting('atelier-noir')).toEqual(['/media/files/logos/dark.webp', 'Name of atelier-noir']);
    });

    it('are the default one where the host is unknown (D-114)', async () => {
      expect(marksOf((await server.fetch('/brands', { host: 'nobody.example' })).text).boot).toBe('vitrine');
    });
  },
  { engines: ['postgres'], config: { webDist } },
);
