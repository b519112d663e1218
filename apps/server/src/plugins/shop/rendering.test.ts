import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { builtShop } from '../../testing/builtShop.ts';
import { describeEngines } from '../../testing/index.ts';

const webDist = await builtShop();
const markupOf = (html: string): string | undefined =>
  /<div id="root" data-rendered="\w+">(.*?)<\/div>/s.exec(html)?.[1];
const bootOf = (html: string) =>
  JSON.parse(/id="vitrine-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as {
    language?: string;
    queries?: [string[], Record<string, unknown>][];
  };

describeEngines(
  'a public screen',
  (server) => {
    it('comes rendered, with its data, its style sheets and its scripts', async () => {
      const { text } = await server.fetch('/?utm_source=mail', { host: 'tropico.localhost' });
      expect(markupOf(text)).toMatch(/^<p class="hero">Trópico pt_BR \/ \d+<\/p>$/);
      expect(bootOf(text).language).toBe('pt_BR');
      expect(bootOf(text).queries?.[0]?.[1]).toHaveProperty('hero');
      expect(text).toContain('>.hero{color:red}</style><link rel="stylesheet" href="/assets/hero.css" disabled>');
      expect(text).not.toContain('/assets/cart.css');
      expect(JSON.parse(/id="vitrine-program">(.*?)<\/script>/s.exec(text)?.[1] ?? '')).toEqual({
        preloads: ['/assets/landing.js', '/assets/hero.js', '/assets/words.js'],
        programs: ['/assets/index.js'],
      });
    });

    it('asks for no script and no style sheet before it is painted', async () => {
      const { text } = await server.fetch('/');
      expect(text).not.toMatch(/<link rel="modulepreload"|<script type="module"/);
      expect(
        [...text.matchAll(/<link rel="stylesheet"[^>]*>/g)].filter(([link]) => !link.includes(' disabled')),
      ).toEqual([]);
    });

    it('is rendered once for the visitors of the next seconds', async () => {
      const [one, two] = [await server.fetch('/once'), await server.fetch('/once')];
      expect(markupOf(one.text)).toBe(markupOf(two.text));
    });

    it('speaks the language that this browser chose (D-047)', async () => {
      const { text } = await server.fetch('/', { headers: { cookie: 'a=b; language_code=pt_BR' } });
      expect(text).toContain('<html lang="pt-BR"');
      expect(markupOf(text)).toContain('Vitrine pt_BR');
      expect(markupOf((await server.fetch('/', { headers: { cookie: 'language_code=xx' } })).text)).toContain('en');
    });

    it('is left out for users and for private screens', async () => {
      const user = await server.fetch('/', { headers: { cookie: 'signed_in=1' } });
      for (const { text } of [user, await server.fetch('/private/cart')]) {
        expect(markupOf(text)).toBeUndefined();
        expect(bootOf(text).queries).toBeUndefined();
        expect(text).toContain('class="v-waiting"');
      }
    });

    it('is named with all of its files in the page of a user, in the language of the browser', async () => {
      const { text } = await server.fetch('/cart', { headers: { cookie: 'signed_in=1; language_code=pt_BR' } });
      const linked = [...text.matchAll(/<link rel="(?:stylesheet|modulepreload)" crossorigin href="([^"]*)">/g)];
      expect(linked.map(([, path]) => path)).toEqual([
        '/assets/cart.css',
        '/assets/cart.js',
        '/assets/hero.js',
        '/assets/words.js',
      ]);
    });

    it('whose address brings a token comes with the script that takes it away, before all else of the page (D-134)', async () => {
      const [usual, entering] = [
        await server.fetch('/private/cart'),
        await server.fetch('/private/cart?a=1&token=secret'),
      ];
      const [, code = ''] = /^[^]*?<script>([^]*?)<\/script>/.exec(entering.text) ?? [];
      expect(entering.text.indexOf(code)).toBeLessThan(entering.text.indexOf('<link'));
      expect(entering.headers.get('content-security-policy')).toContain(
        `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
      );
      expect(entering.text).not.toContain('secret');
      expect(usual.text).not.toContain('<script>');
    });

    it('that breaks or takes too long is sent with its data and without markup, and logged', async () => {
      const log = vi.spyOn(server.app.log, 'error');
      for (const path of ['/broken', '/slow']) {
        const { status, text } = await server.fetch(path);
        expect([status, markupOf(text)]).toEqual([200, undefined]);
        expect(bootOf(text).queries).toHaveLength(1);
        expect(text).toContain('class="v-waiting"');
        expect(log).toHaveBeenLastCalledWith(expect.objectContaining({ path }), expect.any(String));
      }
      log.mockRestore();
    });

    it('whose data cannot be read is sent without either', async () => {
      const { status, text } = await server.fetch('/broken-data');
      expect([status, markupOf(text), bootOf(text).queries]).toEqual([200, undefined, undefined]);
    });

    it('is compressed for browsers that say so', async () => {
      const sent = await server.app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
      expect(sent.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(sent.rawPayload).toString()).toMatch(/^<!doctype html>/i);
      const older = await server.app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
      expect(older.headers['content-encoding']).toBe('gzip');
      expect(older.rawPayload.subarray(0, 2).toString('hex')).toBe('1f8b');
      expect((await server.app.inject({ url: '/' })).headers['content-encoding']).toBeUndefined();
    });
  },
  { engines: ['postgres'], config: { webDist } },
);
