import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { themeNames, themes } from '@vitrine/tokens';
import { toAccountResponse } from '../../modules/shared/account/mapper.ts';
import { contentDocuments } from '@vitrine/api/schemas';
import { cleanHtmlForPage } from '../../platform/cleanHtml.ts';
import { describeEngines } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { casesOf } from '../../testing/tier.ts';
import { createOwnCalls, readSegments } from './ownCalls.ts';
import type { Program, PublicPage, Visitor } from './program.ts';

const root = (path: string): string => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url));

const outDir = await mkdtemp(join(tmpdir(), 'vitrine-screens-'));

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
      outDir,
      '--logLevel',
      'warn',
    ],
    { cwd: root('apps/web'), env: { ...process.env, NODE_ENV: 'production' } },
  );

/** The first partner's look, and those of all in `npm run test:all`. */
const looks = themeNames.slice(0, casesOf({ quick: 1, all: themeNames.length }));
const languages = ['en', 'pt_BR'] as const;
type Language = (typeof languages)[number];

const words = (en: string, pt_BR: string) => ({ en, pt_BR });
const story = words(
  '<p>Since <a href="https://mill.example">1987</a><script>x()</script>.</p>',
  '<p>Desde <a href="https://mill.example">1987</a><script>x()</script>.</p>',
);
const company = contentDocuments.company.parse({
  main_title: words('Wholesale, closer', 'Atacado, mais perto'),
  main_image: '/media/story-{w}.webp',
  description: words('<p>Brands &amp; retailers meet.</p>', '<p>Marcas &amp; lojistas se encontram.</p>'),
  partners: [],
});

/** What each account has to show: heroes, an event with a segment, a brand, its story and a campaign page. */
const fill = async (db: TestServer['db']): Promise<void> => {
  for (const hash of themeNames)
    await db.query(sql`
      insert into account (hash, name, title, style, settings) values (${hash}, ${`Name of ${hash}`}, ${`Title of ${hash}`},
        ${JSON.stringify(themes[hash])}::jsonb, (select settings from account limit 1))
      on conflict (hash) do update set name = excluded.name, title = excluded.title, style = excluded.style, language_code = 'en'`);
  await db.query(sql`update account set company = ${JSON.stringify(company)}::jsonb`);
  await db.query(sql`insert into event (account_id, name, slug) select id, 'Fair', 'fair' from account`);
  await db.query(sql`
    insert into event_segment (account_id, event_id, name, slug, is_active_event)
    select account_id, id, ${JSON.stringify(words('Coast', 'Costa'))}::jsonb, 'coast', true from event where slug = 'fair'`);
  await db.query(sql`
    insert into segment (account_id, id, name, slug)
    select id, 13, ${JSON.stringify(words('Women', 'Feminino'))}::jsonb, 'women' from account on conflict do nothing`);
  await db.query(sql`
    insert into hero (account_id, template, slug, title, styles, buttons, show_landing_page, position, image)
    select id, 'B', 'first', json_build_object('en', 'Season of ' || hash, 'pt_BR', 'Temporada de ' || hash), '{}', '[]', true, 1,
      '/media/hero-{w}.webp' from account`);
  await db.query(sql`
    insert into hero (account_id, event_segment_id, template, slug, title, about_text, show_landing_page, position)
    select account_id, id, 'B', 'fair', ${JSON.stringify(words('The fair', 'A feira'))}::jsonb, ${JSON.stringify(story)}::jsonb, false, 2
    from event_segment where slug = 'coast'`);
  await db.query(sql`
    insert into brand (account_id, slug, name, logo, list_image, cover_image, description, page)
    select id, 'first-of-' || hash, 'Brand of ' || hash, '/logo.svg', '/list.webp', '/cover-{w}.webp',
      ${JSON.stringify(words('Linen & "silk".', 'Linho e "seda".'))}::jsonb,
      ${JSON.stringify({ the_brand: { info_block: [{ id: 1, title: words('Loom', 'Tear'), summary: words('', ''), text: story, images: [] }] } })}::jsonb
    from account`);
  await db.query(sql`
    insert into brand (account_id, slug, name, logo, list_image, cover_image, description, page_template, page)
    select id, 'single-of-' || hash, 'Single of ' || hash, '/logo.svg', '/list.webp', '/cover-{w}.webp',
      ${JSON.stringify(words('Clay.', 'Barro.'))}::jsonb, 'light', '{}' from account`);
  await db.query(sql`
    insert into event_segment (account_id, name, slug, is_active_event)
    select id, ${JSON.stringify(words('Made by hand', 'Feito à mão'))}::jsonb, 'made-by-hand', false from account`);
  await db.query(sql`
    insert into page (account_id, slug, title, text)
    select id, slug, ${JSON.stringify(words('To the world', 'Para o mundo'))}::jsonb, ${JSON.stringify(story)}::jsonb
    from account, unnest(array['totheworld', 'resort-line']) slug`);
};

interface Screen {
  name: string;
  path: (hash: string) => string;
  /** The first heading, and what else the markup says. */
  heading: (hash: string) => Record<Language, string>;
  says?: (hash: string) => string;
}

const screens: readonly Screen[] = [
  {
    name: 'the landing page',
    path: () => '/',
    heading: (hash) => words(`Season of ${hash}`, `Temporada de ${hash}`),
    says: (hash) => `>Brand of ${hash}<`,
  },
  { name: 'an event', path: () => '/project/fair', heading: () => words('The fair', 'A feira') },
  { name: 'a segment', path: () => '/project/fair/coast', heading: () => words('Coast', 'Costa') },
  {
    name: 'the directory',
    path: () => '/brands',
    heading: () => words('Brands', 'Marcas'),
    says: (hash) => `Brand of ${hash}`,
  },
  { name: 'a segment of no event', path: () => '/made-by-hand', heading: () => words('Made by hand', 'Feito à mão') },
  { name: 'the directory of a segment', path: () => '/brands/women', heading: () => words('Women', 'Feminino') },
  {
    name: 'a brand',
    path: (hash) => `/first-of-${hash}`,
    heading: (hash) => words(`Brand of ${hash}`, `Brand of ${hash}`),
    says: () => '<a href="https://mill.example" target="_blank" rel="noopener noreferrer">1987</a>.</p>',
  },
  {
    name: 'a brand on a single page',
    path: (hash) => `/brand/single-of-${hash}`,
    heading: (hash) => words(`Single of ${hash}`, `Single of ${hash}`),
  },
  { name: 'who we are', path: () => '/whoweare', heading: () => words('Wholesale, closer', 'Atacado, mais perto') },
  { name: 'a campaign', path: () => '/totheworld', heading: () => words('To the world', 'Para o mundo') },
  {
    name: 'a campaign at an address that staff chose',
    path: () => '/resort-line',
    heading: () => words('To the world', 'Para o mundo'),
  },
  { name: 'registration', path: () => '/register', heading: () => words('HELLO THERE!', 'OLÁ!') },
];

describeEngines(
  'public screens',
  (server) => {
    let program: Program;
    beforeAll(async () => {
      await buildProgram();
      program = (await import(join(outDir, 'main.js'))) as Program;
      await fill(server.db);
      server.app.platform.accounts.forget();
    });

    const visitorOf = async (hash: string, language: Language): Promise<Visitor> => {
      const account = await server.app.platform.accounts.resolve('', hash);
      const ownCalls = createOwnCalls(server.app, { account, language });
      const boot = { account: toAccountResponse(account), eventSegments: (await readSegments(ownCalls)) ?? [] };
      return { boot, language, fetch: ownCalls };
    };

    const open = async (visitor: Visitor, path: string): Promise<PublicPage | null> => {
      expect(program.publicPath(path)).toBe(path);
      return program.openPage({ ...visitor, path, cleanHtml: cleanHtmlForPage });
    };

    /** As the server renders a path for a visitor, however long it takes here. */
    const render = async (hash: string, language: Language, path: string): Promise<string> => {
      const page = await open(await visitorOf(hash, language), path);
      return (await page?.render(AbortSignal.timeout(60_000))) ?? '';
    };

    for (const { name, path, heading, says } of screens)
      it(`show ${name} in the look of the account and each language, without any script (D-111)`, async () => {
        for (const hash of looks)
          for (const language of languages) {
            const markup = await render(hash, language, path(hash));
            expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(markup)?.[1]).toContain(heading(hash)[language]);
            expect(markup).toContain(says?.(hash) ?? '');
            expect(/<footer.*<\/footer>/s.exec(markup)?.[0]).toContain(`Name of ${hash}`);
            expect(markup).not.toContain('<script');
          }
      });

    it('are listed by the address they stay at, and each has a picture (D-111, R-049, R-054)', async () => {
      for (const hash of looks) {
        const visitor = await visitorOf(hash, 'en');
        const paths = await program.listPages(visitor);
        expect(paths).toEqual(expect.arrayContaining(screens.map(({ path }) => path(hash))));
        expect(new Set(paths).size).toBe(paths.length);
        for (const path of paths) {
          const { facts } = (await open(visitor, path)) ?? {};
          expect([path, facts?.path, facts?.image]).toEqual([path, path, expect.stringMatching(/^\/.*\.webp/)]);
        }
      }
    });

    it('come at one address only: a brand on a single page is not shown at its short one (D-111, R-048, R-049)', async () => {
      const visitor = await visitorOf('vitrine', 'en');
      expect(await open(visitor, '/single-of-vitrine')).toBeNull();
      expect((await open(visitor, '/brand/first-of-vitrine'))?.facts.path).toBe('/first-of-vitrine');
    });

    it('are missing where no brand or event is, also below its address (D-111, X-040)', async () => {
      const visitor = await visitorOf('vitrine', 'en');
      const below = (slug: string) => [`/${slug}/history`, `/${slug}/register`, `/${slug}/collections`];
      for (const path of ['/nobody', '/brand/nobody', ...below('nobody'), '/fair/history', '/register/nobody'])
        expect([path, await open(visitor, path).catch(({ status }: { status?: number }) => status)]).toEqual([
          path,
          404,
        ]);
      // Visitors of a brand register first, and an event has registrations of its own.
      for (const path of [...below('first-of-vitrine'), '/fair/register']) expect(await open(visitor, path)).toBeNull();
    });

    it('come without markup where the query changes what they show, or has a token (D-111, D-134)', () => {
      for (const path of ['/', '/brands', '/first-of-vitrine', '/brand/single-of-vitrine', '/made-by-hand']) {
        expect(program.publicPath(`${path}?utm_source=mail`)).toBe(path);
        expect(program.publicPath(`${path}?token=secret`)).toBeNull();
      }
      expect(program.publicPath('/made-by-hand?categories=2')).toBeNull();
      expect(program.publicPath('/first-of-vitrine?brand_page_draft=1')).toBeNull();
    });
  },
  { engines: ['postgres'] },
);
