import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { themes } from '@vitrine/tokens';
import sql from 'sql-template-tag';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { createAccounts } from '../../../platform/accounts.ts';
import { describeEngines } from '../../../testing/index.ts';
import { brandAccount, listBrandings, rollBack, showBranding } from './service.ts';
import type { BrandingDeps } from './service.ts';

const webDist = await mkdtemp(join(tmpdir(), 'vitrine-branding-'));
await mkdir(join(webDist, 'assets'));
await writeFile(
  join(webDist, 'index.html'),
  '<!doctype html><html lang="en"><head><!--account--></head><body></body></html>',
);

const plain = (background: string) =>
  sharp({ create: { width: 60, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
const logo = await plain('#d4145f');
const otherLogo = await plain('#1f6184');

describeEngines(
  'branding an account',
  (server) => {
    const deps = (): BrandingDeps => ({
      db: server.db,
      files: server.app.platform.files,
      catalogue: { en: { 'shell.terms': 'Terms of Use' }, pt_BR: { 'shell.terms': 'Termos de uso' } },
      changed: server.app.platform.accounts.forget,
    });
    const brand = (document: unknown, more: object = {}) =>
      brandAccount(deps(), { hash: 'tropico', document, ...more });
    const titleAt = async (host = 'tropico.localhost') =>
      /<html lang="([^"]*)".*<title>(.*?)<\/title>/s.exec((await server.fetch('/brands', { host })).text)?.slice(1);
    const former = async () => (await listBrandings(deps())).find(({ hash }) => hash === 'tropico')?.former;

    beforeEach(async () => {
      await brand({
        style: themes.tropico,
        title: 'Trópico Atacado',
        name: 'Trópico',
        logo: null,
        logo_dark: null,
        texts: {},
      });
    });

    it('shows at once in the process that wrote it, and leaves what the file does not say (E-16, A-022, B-14)', async () => {
      const outcome = await brand({ style: themes.signal, title: 'Drop 7', texts: { 'shell.terms': 'Rules' } });
      expect(outcome).toMatchObject({ done: true, changed: expect.arrayContaining(['style', 'title', 'texts']) });
      expect(await titleAt()).toEqual(['pt-BR', 'Drop 7']);
      expect(await showBranding(deps(), 'tropico')).toMatchObject({ style: themes.signal, name: 'Trópico' });
      expect(await titleAt('vitrine.localhost')).toEqual(['en', 'Vitrine']);
    });

    it('shows within seconds in another process', async () => {
      const other = createAccounts(server.db, {
        hostRules: { own: 'localhost', free: [] },
        defaultHash: 'vitrine',
        keep: 20,
      });
      await other.resolve('tropico.localhost', undefined);
      await brand({ title: 'Drop 8' });
      await expect.poll(async () => (await other.resolve('tropico.localhost', undefined)).title).toBe('Drop 8');
    });

    it('refuses a broken one with reasons and a repair, and writes nothing (D-113)', async () => {
      const before = await former();
      const style = { ...themes.tropico, seeds: { ...themes.tropico.seeds, brand: 'hsl(336, 83%, 45%)' } };
      const outcome = await brand({ style, title: 'Other' });
      expect(outcome).toMatchObject({
        done: false,
        problems: [{ path: 'style.seeds.brand' }],
        repaired: { title: 'Other' },
      });
      expect([await showBranding(deps(), 'tropico'), await former()]).toMatchObject([
        { title: 'Trópico Atacado' },
        before,
      ]);
      if (outcome.done) throw new Error('It was written.');
      expect(await brand(outcome.repaired)).toMatchObject({ done: true, problems: [] });
    });

    it('sets the repaired one when that is asked for, and says what was repaired', async () => {
      const style = { ...themes.tropico, density: 'arey' };
      const outcome = await brand({ style, title: 'Airy' }, { acceptRepair: true });
      expect(outcome).toMatchObject({
        done: true,
        problems: [{ path: 'style.density' }],
        document: { style: { density: 'airy' } },
      });
    });

    it('names the nearest account when there is none with the hash', async () => {
      await expect(brandAccount(deps(), { hash: 'tropica', document: {} })).rejects.toThrow('Did you mean "tropico"?');
      await expect(rollBack(deps(), "x' or 1=1")).rejects.toThrow('There is no account');
    });

    it('keeps a logo in the document, for light and for dark ground, and shows it (R-155, B-13)', async () => {
      const outcome = await brand(
        { logo: 'mark.png', logo_dark: 'dark/mark.png' },
        { pictures: { 'mark.png': logo, 'dark/mark.png': logo } },
      );
      expect(outcome).toMatchObject({ done: true, changed: ['logo', 'logo_dark'] });
      const { logo: path } = await showBranding(deps(), 'tropico');
      expect(path).toMatch(/^\/media\/files\/logos\//);
      const { status, headers } = await server.fetch(path ?? '');
      expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    });

    it('takes a file that it showed itself as it is, its pictures included', async () => {
      await brand({ logo: 'mark.png' }, { pictures: { 'mark.png': logo } });
      const shown = await showBranding(deps(), 'tropico');
      expect(await brand(shown)).toEqual({ done: true, changed: [], problems: [], document: shown });
    });

    it('takes logos that the document carries itself, and serves them drawn again (E-16, R-155)', async () => {
      const carry = (content: Buffer, type = 'png') => `data:image/${type};base64,${content.toString('base64')}`;
      // What it says of its kind is not trusted: this one is a PNG too.
      const outcome = await brand({ logo: carry(logo), logo_dark: carry(await plain('#00aa55'), 'svg+xml') });
      expect(outcome).toMatchObject({ done: true, changed: ['logo', 'logo_dark'] });
      const shown = await showBranding(deps(), 'tropico');
      for (const path of [shown.logo, shown.logo_dark]) {
        expect(path).toMatch(/^\/media\/files\/logos\/[0-9a-f]{24}\.webp$/);
        expect((await server.fetch(path ?? '', { host: 'tropico.localhost' })).status).toBe(200);
      }
      expect(JSON.stringify(shown)).not.toContain('base64');
    });

    it('refuses a carried logo that is none, in plain words, and gives the rest back with a way out', async () => {
      const cases: [string, RegExp][] = [
        ['data:text/html;base64,PHNjcmlwdD4=', /none in PNG, SVG, JPEG or WebP/],
        ['data:image/png,%89PNG', /none in PNG, SVG, JPEG or WebP/],
        [`data:image/png;base64,${Buffer.from('<script>').toString('base64')}`, /cannot be read as a picture/],
        [`data:image/png;base64,${'A'.repeat(7_100_000)}`, /at most 5 fit/],
      ];
      for (const [carried, reason] of cases) {
        const outcome = await brand({ logo: carried, title: 'Other' });
        expect(outcome).toMatchObject({ done: false, problems: [{ path: 'logo' }], repaired: { title: 'Other' } });
        expect(outcome.problems[0]?.message).toMatch(reason);
        expect(JSON.stringify(outcome).length).toBeLessThan(2000);
      }
      expect((await showBranding(deps(), 'tropico')).logo).toBeNull();
    });

    it('refuses a logo that is no picture, is missing, or is another account’s, and keeps the one there was', async () => {
      await brandAccount(deps(), {
        hash: 'vitrine',
        document: { logo: 'mark.png' },
        pictures: { 'mark.png': otherLogo },
      });
      const foreign = (await showBranding(deps(), 'vitrine')).logo;
      await server.db.query(sql`update account set logo = '/media/files/logos/own.webp' where hash = 'tropico'`);
      for (const named of [
        'text.png',
        'missing.png',
        foreign,
        'https://elsewhere.example/x.png',
        'javascript:x()',
        '../../etc/passwd',
      ])
        expect(
          await brand({ logo: named, title: 'Other' }, { pictures: { 'text.png': Buffer.from('text') } }),
        ).toMatchObject({
          done: false,
          problems: [{ path: 'logo' }],
          repaired: { title: 'Other' },
        });
      expect((await showBranding(deps(), 'tropico')).logo).toBe('/media/files/logos/own.webp');
    });

    it('goes back step by step to what it looked like before, whole', async () => {
      const first = await showBranding(deps(), 'tropico');
      await brand({ style: themes.signal, logo: 'mark.png' }, { pictures: { 'mark.png': logo } });
      const second = await showBranding(deps(), 'tropico');
      await brand({ title: 'Third', poweredByBlanc: false, language_code: 'en' });
      expect(await rollBack(deps(), 'tropico')).toEqual(['title', 'poweredByBlanc', 'language_code']);
      expect(await showBranding(deps(), 'tropico')).toEqual(second);
      await rollBack(deps(), 'tropico');
      expect(await showBranding(deps(), 'tropico')).toEqual(first);
      expect(await titleAt()).toEqual(['pt-BR', first.title]);
    });

    it('says that there is nothing to go back to', async () => {
      await server.db.query(sql`delete from account_branding_history`);
      await expect(rollBack(deps(), 'tropico')).rejects.toThrow('no former branding');
    });

    it('keeps every step when several write at once', async () => {
      await server.db.query(sql`delete from account_branding_history`);
      await Promise.all(Array.from({ length: 12 }, (_, place) => brand({ title: `Title ${place}` })));
      expect(await former()).toBe(12);
      const titles = new Set<string>();
      for (let step = 0; step < 12; step += 1) {
        titles.add((await showBranding(deps(), 'tropico')).title);
        await rollBack(deps(), 'tropico');
      }
      expect([titles.size, (await showBranding(deps(), 'tropico')).title]).toEqual([12, 'Trópico Atacado']);
    });
  },
  { config: { webDist } },
);
