import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from '../../testing/index.ts';

const page =
  '<!doctype html><html lang="en"><head><!--account--><script type="module" src="/assets/app-1.js"></script></head><body><div id="root"></div></body></html>';
const code = 'console.log("shop");'.repeat(200);

const webDist = await mkdtemp(join(tmpdir(), 'vitrine-dist-'));
await mkdir(join(webDist, 'assets'));
await mkdir(join(webDist, '.vite'));
await writeFile(join(webDist, 'index.html'), page);
await writeFile(join(webDist, '.vite/manifest.json'), '{}');
await writeFile(join(webDist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
await writeFile(join(webDist, 'assets/app-1.js'), code);
await writeFile(join(webDist, 'assets/app-1.js.br'), brotliCompressSync(code));
await writeFile(join(webDist, 'assets/app-1.js.gz'), gzipSync(code));

const bootOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="vitrine-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as {
    account: { hash: string };
  };

describeEngines(
  'the shop',
  (server) => {
    it("serves every address of the app as the account's own page (S-052, A-022, D-113)", async () => {
      for (const path of ['/brands', '/lume/collections', '/cart/7', '/no/such/page', '/?token=abc']) {
        const { status, headers, text } = await server.fetch(path);
        expect(status).toBe(200);
        expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(text).toContain('<title>Vitrine</title>');
        expect(bootOf(text).account.hash).toBe('vitrine');
      }
    });

    it('has the language and the look of the partner whose host is asked (D-114)', async () => {
      const { text } = await server.fetch('/', { host: 'tropico.localhost:3000' });
      expect(text).toContain('<html lang="pt-BR"');
      expect(text).toContain('<title>Trópico Atacado</title>');
      expect(bootOf(text).account.hash).toBe('tropico');
      const other = await server.fetch('/');
      expect(/--v-color-brand:[^;]+/.exec(text)?.[0]).not.toBe(/--v-color-brand:[^;]+/.exec(other.text)?.[0]);
    });

    it('reports to the analytics and marketing of its account alone (D-105, D-106)', async () => {
      const sources = async (account: string): Promise<string | undefined> => {
        const { headers } = await server.fetch('/brands', { headers: { 'x-account-hash': account } });
        return /connect-src ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1];
      };
      const urls = { analytics_url: 'https://events.example:8443/collect?a;b', marketing_url: 'javascript:x()' };
      await server.db.query(
        sql`update account set settings = settings || ${JSON.stringify(urls)}::jsonb where hash = 'tropico'`,
      );
      server.app.platform.accounts.forget();
      expect(await sources('tropico')).toBe("'self' https://events.example:8443");
      expect(await sources('vitrine')).toBe("'self'");
    });

    it('allows own scripts only, and inline styles only with the nonce of this very answer', async () => {
      const [one, two] = [await server.fetch('/'), await server.fetch('/')];
      const policy = one.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
      expect(policy).not.toContain('unsafe');
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(one.text).toContain(`<style nonce="${nonce}">`);
      for (const [, place] of one.text.matchAll(/ nonce="([^"]*)"/g)) expect(place).toBe(nonce);
      expect(two.text).not.toContain(nonce);
      for (const [tag] of one.text.matchAll(/<script[^>]*>/g))
        expect(tag).toMatch(/src="\/assets\/|type="application\/json"/);
    });

    it('lets no text of an account out of its place in the page', async () => {
      await server.db.query(
        sql`update account set title = '</title><script>x()</script>', texts = '{"a": "</script><script>x()</script>$&"}' where hash = 'tropico'`,
      );
      server.app.platform.accounts.forget();
      const { text } = await server.fetch('/brands', { host: 'tropico.localhost' });
      expect(text).not.toContain('<script>x()');
      expect(bootOf(text).account).toHaveProperty('texts.a', '</script><script>x()</script>$&');
    });

    it('preloads the fonts of the account, those for rarer letters excepted, and serves them for ever', async () => {
      const { text } = await server.fetch('/');
      expect(text).toContain('unicode-range');
      expect(text.match(/<link rel="preload" [^>]+-latin-ext-/g)).toBeNull();
      const font = /<link rel="preload" href="(\/fonts\/[^"]+)" as="font"/.exec(text)?.[1] ?? '';
      const { status, headers } = await server.fetch(font);
      expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        200,
        'font/woff2',
        'public, max-age=31536000, immutable',
      ]);
    });

    it('serves built files compressed as they lie there, for ever', async () => {
      const { headers, bytes } = await server.fetch('/assets/app-1.js', { headers: { 'accept-encoding': 'gzip, br' } });
      expect(headers.get('content-encoding')).toBe('br');
      expect(headers.get('cache-control')).toContain('immutable');
      expect(headers.get('vary')).toBe('accept-encoding');
      expect(brotliDecompressSync(bytes).toString()).toBe(code);
      expect(
        (await server.fetch('/assets/app-1.js', { headers: { 'accept-encoding': 'gzip' } })).headers.get(
          'content-encoding',
        ),
      ).toBe('gzip');
      const plain = await server.fetch('/assets/app-1.js', { headers: { 'accept-encoding': 'br;q=0' } });
      expect([plain.headers.get('content-encoding'), plain.text]).toEqual([null, code]);
      expect(
        (await server.fetch('/assets/app-1.js', { headers: { 'if-none-match': headers.get('etag') ?? '' } })).status,
      ).toBe(304);
    });

    it('answers 404 for files that are not there and for what is not to be seen', async () => {
      for (const path of [
        '/assets/app-2.js',
        '/favicon.ico',
        '/.vite/manifest.json',
        '/assets/app-1.js.br',
        '/assets/..%2f..%2fpackage.json',
        '/fonts/x.woff2',
        '/index.html',
      ]) {
        expect([path, (await server.fetch(path)).status]).toEqual([path, 404]);
      }
    });

    it('answers unknown API addresses as JSON, never as a page', async () => {
      for (const path of ['/v1/nothing', '/v2/nothing/7', '/api/nothing/', '/o/nothing']) {
        const { status, json } = await server.fetch(path);
        expect([status, json]).toMatchObject([404, { message: 'Not found.', detail: 'Not found.' }]);
      }
    });

    it('says that an account is unknown rather than showing another brand', async () => {
      expect((await server.fetch('/', { headers: { 'x-account-hash': 'nobody' } })).status).toBe(404);
    });
  },
  { engines: ['postgres'], config: { webDist } },
);
