import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sql from 'sql-template-tag';
import { beforeAll, expect, it, vi } from 'vitest';
import { themes } from '@vitrine/tokens';
import { describeEngines } from '../../testing/index.ts';

const root = (path: string): string => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url));

const webDist = await mkdtemp(join(tmpdir(), 'vitrine-screens-'));
await mkdir(join(webDist, 'assets'));
await writeFile(
  join(webDist, 'index.html'),
  '<!doctype html><html lang="en"><head><!--account--></head><body><div id="root"></div></body></html>',
);

/** The web app's real program for the server. It runs without a browser: what reads one while it renders fails here. */
const buildProgram = () =>
  promisify(execFile)(
    process.execPath,
    [
      root('node_modules/vite/bin/vite.js'),
      'build',
      '--ssr',
      'src/app/server/main.tsx',
      '--outDir',
      join(webDist, '.server'),
      '--logLevel',
      'warn',
    ],
    { cwd: root('apps/web'), env: { ...process.env, NODE_ENV: 'production' } },
  );

const hashes = Object.keys(themes);
const markupOf = (html: string): string => /<div id="root" data-rendered="\w+">(.*)<\/div>/s.exec(html)?.[1] ?? '';

describeEngines(
  'public screens',
  (server) => {
    beforeAll(async () => {
      await buildProgram();
      for (const hash of hashes)
        await server.db.query(sql`
          insert into account (hash, name, title, style, settings) values (${hash}, ${`Name of ${hash}`}, ${`Title of ${hash}`},
            ${JSON.stringify(themes[hash as keyof typeof themes])}::jsonb, (select settings from account limit 1))
          on conflict (hash) do update set name = excluded.name, title = excluded.title, style = excluded.style, language_code = 'en'`);
      await server.db.query(sql`
        insert into hero (account_id, template, slug, title, styles, buttons, show_landing_page, position)
        select id, 'B', 'first', json_build_object('en', 'Season of ' || hash, 'pt_BR', 'Temporada de ' || hash), '{}', '[]', true, 1 from account`);
      await server.db.query(sql`
        insert into brand (account_id, slug, name, logo, list_image, cover_image, description)
        select id, 'first-of-' || hash, 'Brand of ' || hash, '/logo.svg', '/list.webp', '/cover.webp', '{}' from account`);
      server.app.platform.accounts.forget();
    }, 120_000);

    for (const hash of hashes)
      for (const language of ['en', 'pt_BR'])
        it(`show the landing page of ${hash} in ${language} without any script (D-111)`, async () => {
          const log = vi.spyOn(server.app.log, 'error');
          const { text } = await server.fetch('/', {
            headers: { 'x-account-hash': hash, cookie: `language_code=${language}` },
          });
          expect(log.mock.calls).toEqual([]);
          const markup = markupOf(text);
          expect(/<h1[^>]*>(.*?)<\/h1>/.exec(markup)?.[1]).toBe(
            language === 'en' ? `Season of ${hash}` : `Temporada de ${hash}`,
          );
          expect(markup).toContain(`>Brand of ${hash}<`);
          expect(/<footer.*<\/footer>/s.exec(markup)?.[0]).toContain(`Name of ${hash}`);
          expect(markup).not.toContain('<script');
          log.mockRestore();
        });
  },
  { engines: ['pglite'], config: { webDist } },
);
