import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { brandingSchema, fontCss, themeCss, themes } from '@vitrine/tokens';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { brandAccount, showBranding } from '../../modules/staff/branding/service.ts';
import { describeEngines } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { casesOf } from '../../testing/tier.ts';
import { waitingCss } from './waiting.ts';

const webDist = await mkdtemp(join(tmpdir(), 'vitrine-hostile-'));
await mkdir(join(webDist, 'assets'));
await writeFile(
  join(webDist, 'index.html'),
  '<!doctype html><html lang="en"><head><!--account--><script type="module" src="/assets/app.js"></script></head><body><div id="root"></div></body></html>',
);

const numRuns = casesOf({ quick: 20, all: 150 });

const attacks = [
  '</style><script>x()</script>',
  '</script><script>x()</script>',
  '<!--<script>',
  '-->',
  ']]>',
  'url(https://elsewhere.example/x.png)',
  '#fff;}body{display:none}',
  '@import "https://elsewhere.example/x.css";',
  'expression(x())',
  'var(--v-color-ink)',
  '\\3c script\\3e',
  '"><img src=x onerror=x()>',
  "' onload='x()",
  'javascript:x()',
  '\u2028x()\u2029',
  '\u202E\u0007',
  "$& $1 $` $'",
  '{{nonce}}',
  '__proto__',
  '{',
  '}',
];
const text = fc
  .oneof(
    fc.constantFrom(...attacks),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc
      .tuple(fc.string({ maxLength: 8 }), fc.constantFrom(...attacks), fc.string({ maxLength: 8 }))
      .map((parts) => parts.join('')),
  )
  .map((words) => words.replaceAll('\0', ''));

/** A sound branding with hostile values at some of its places, or something else altogether. */
const style = fc.oneof(
  fc.constantFrom(...Object.values(themes)),
  fc
    .record({
      place: fc.constantFrom('seeds', 'type', 'shape'),
      key: fc.constantFrom('brand', 'display', 'radius', 'css', 'constructor'),
      value: text,
    })
    .map(({ place, key, value }) => ({
      ...themes.signal,
      [place]: { ...themes.signal[place as 'seeds'], [key]: value },
    })),
  fc.dictionary(fc.oneof(text, fc.constantFrom('seeds', 'mode')), fc.oneof(text, fc.dictionary(text, text))),
);
const account = fc.record({
  style,
  title: text,
  name: text,
  logo: fc.option(text),
  logo_dark: fc.option(text),
  texts: fc.dictionary(text, text, { maxKeys: 4 }),
});

/** The page taken apart the way a browser does: what stands between tags is text, scripts and styles end at their end tag. */
const partsOf = (html: string) => ({
  styles: [...html.matchAll(/<style([^>]*)>(.*?)<\/style>/gs)].map(([, attributes = '', content = '']) => ({
    attributes,
    content,
  })),
  scripts: [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map(([, attributes = '', content = '']) => ({
    attributes,
    content,
  })),
  tags: [...html.matchAll(/<([a-z!][\w-]*)/gi)].map(([, name]) => name?.toLowerCase()),
});

/** Tags that bring a handler; what stands inside quotes is a value. */
const handlersIn = (html: string): string[] =>
  [...html.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '').matchAll(/<[a-z][^>]*>/gi)]
    .map(([tag]) => tag.replace(/"[^"]*"/g, '""'))
    .filter((tag) => /\son\w+|='/i.test(tag));

const plainTags = async (server: TestServer): Promise<(string | undefined)[]> => {
  await server.db.query(
    sql`update account set style = ${JSON.stringify(themes.signal)}::jsonb, title = 'T', name = 'N', logo = null, logo_dark = null, texts = '{}' where hash = 'tropico'`,
  );
  server.app.platform.accounts.forget();
  return partsOf((await server.fetch('/brands', { host: 'tropico.localhost' })).text).tags;
};

describeEngines(
  'the page of a hostile partner',
  (server) => {
    it('holds derived CSS alone, and every word in its place as text (D-113, D-137)', async () => {
      const usual = (await plainTags(server)).filter((tag) => tag !== 'link');
      await fc.assert(
        fc.asyncProperty(account, async (row) => {
          await server.db.query(sql`
            update account set style = ${JSON.stringify(row.style)}::jsonb, title = ${row.title}, name = ${row.name}, logo = ${row.logo}, logo_dark = ${row.logo_dark},
              texts = ${JSON.stringify(row.texts)}::jsonb where hash = 'tropico'`);
          server.app.platform.accounts.forget();
          const { text: html, headers, status } = await server.fetch('/brands', { host: 'tropico.localhost' });
          expect(status).toBe(200);
          const read = brandingSchema.safeParse(JSON.parse(JSON.stringify(row.style)));
          const sound = read.success ? read.data : themes.vitrine;
          const { styles, scripts, tags } = partsOf(html);
          expect(styles.map(({ content }) => content)).toEqual([
            `${fontCss(sound)}\n${themeCss(sound)}\n${waitingCss}`,
          ]);
          expect(scripts).toHaveLength(2);
          const [, data] = scripts;
          expect(data?.attributes).toBe(' type="application/json" id="vitrine-boot"');
          expect(data?.content).not.toMatch(/[<>&\u2028\u2029]/);
          const boot = JSON.parse(data?.content ?? '') as { account: { title: string; texts: object } };
          expect(boot.account.title).toBe(row.title);
          expect({ ...boot.account.texts }).toEqual({ ...(JSON.parse(JSON.stringify(row.texts)) as object) });
          const logos = (row.logo ?? (sound.mode === 'dark' ? row.logo_dark : null)) ? ['img'] : [];
          expect(tags.filter((tag) => tag !== 'link' && tag !== 'img')).toEqual(usual);
          expect(tags.filter((tag) => tag === 'img').length).toBeLessThanOrEqual(Math.max(logos.length, 1));
          expect(handlersIn(html)).toEqual([]);
          const policy = headers.get('content-security-policy') ?? '';
          const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '-';
          expect(policy).toMatch(
            /^default-src 'none'; .*script-src 'self' 'sha256-[\w+/]{43}='; style-src 'self' 'nonce-[\w+/=]+';/,
          );
          expect(html.split(nonce)).toHaveLength(4);
        }),
        { numRuns },
      );
    });

    it('cannot come about through the way a branding is written (D-113)', async () => {
      await plainTags(server);
      const catalogue = { en: { 'shell.terms': 'Terms of Use' }, pt_BR: {} };
      const deps = {
        db: server.db,
        files: server.app.platform.files,
        catalogue,
        changed: server.app.platform.accounts.forget,
      };
      await fc.assert(
        fc.asyncProperty(fc.oneof(account, style, text), async (document) => {
          await brandAccount(deps, { hash: 'tropico', document, acceptRepair: true });
          const { style: written, logo, texts, title } = await showBranding(deps, 'tropico');
          expect(brandingSchema.safeParse(written).success).toBe(true);
          expect([logo, texts]).toEqual([null, {}]);
          expect(title).toMatch(/^[^\p{Cc}\p{Cf}\u2028\u2029]+$/u);
        }),
        { numRuns },
      );
    });
  },
  { engines: ['postgres'], config: { webDist } },
);
