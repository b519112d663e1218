import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@vitrine/api';
import type { BrandingState } from '@vitrine/api';
import { themes } from '@vitrine/tokens';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { staffBranding, staffLog } = contract;
const as = 'staff@vitrine.example';

const webDist = await mkdtemp(join(tmpdir(), 'vitrine-desk-'));
await mkdir(join(webDist, 'assets'));
await writeFile(
  join(webDist, 'index.html'),
  '<!doctype html><html lang="en"><head><!--account--></head><body></body></html>',
);
const red = { create: { width: 60, height: 20, channels: 3 as const, background: '#d4145f' } };
const mark = new File([new Uint8Array(await sharp(red).png().toBuffer())], 'mark.png', { type: 'image/png' });

describeEngines(
  "the account's look, for staff",
  (server) => {
    const read = async () => (await server.call(staffBranding.read, { as })).body.data;
    const save = (seen: number, document: object) =>
      server.call(staffBranding.saveDraft, { as, body: { seen, document: JSON.stringify(document) } });
    /** A form with a file, as a browser writes it. */
    const upload = async (seen: number, document: object, logo: File) => {
      const form = new FormData();
      form.append('seen', String(seen));
      form.append('document', JSON.stringify(document));
      form.append('logo', logo);
      const request = new Request('http://shop.example', { method: 'POST', body: form });
      const sent = await server.fetch('/v1/admin/branding/draft', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await server.token(as)}`,
          'x-account-hash': 'vitrine',
          'content-type': request.headers.get('content-type') ?? '',
        },
        body: Buffer.from(await request.arrayBuffer()),
      });
      return { status: sent.status, body: sent.json as { data: BrandingState } };
    };
    const publish = (seen: number) => server.call(staffBranding.publish, { as, body: { seen } });
    /** The theme that visitors get. */
    const page = async () => /:root\{.*/.exec((await server.fetch('/brands', { host: 'vitrine.localhost' })).text)?.[0];
    const newest = async () => (await server.call(staffLog.list, { as })).body.data[0];
    const green = { ...themes.vitrine, seeds: { ...themes.vitrine.seeds, brand: '#0a5c36' } };

    it('is for staff alone (D-067)', async () => {
      for (const stranger of ['buyer@vitrine.example', 'seller@vitrine.example'])
        expect((await server.call(staffBranding.read, { as: stranger })).status).toBe(403);
    });

    it('keeps a draft that nobody else sees, publishes it at once, and returns with one press (D-067, D-113)', async () => {
      const first = await read();
      const before = await page();
      const { body, status } = await upload(first.version, { name: 'Vitrine', style: green, logo: 'logo' }, mark);
      expect(status).toBe(200);
      expect(body.data.draft).toMatchObject({ changed: ['logo', 'seeds'], person: expect.any(String) });
      expect(body.data.draft?.logo).toMatch(/^\/media\/files\/logos\//);
      expect(await page()).toBe(before);
      expect(await newest()).toMatchObject({ action: 'account.branding_draft', after: { style: green } });

      const { body: live } = await publish(body.data.version);
      expect(live.data).toMatchObject({ draft: null, live: { style: green } });
      expect(live.data.published[0]).toMatchObject({
        id: null,
        changed: ['logo', 'seeds'],
        person: expect.any(String),
      });
      expect(await page()).not.toBe(before);
      expect(await newest()).toMatchObject({ action: 'account.branding', actor: { name: expect.any(String) } });

      const id = live.data.published[1]?.id ?? 0;
      const { body: back } = await server.call(staffBranding.restore, { as, body: { seen: live.data.version, id } });
      expect(back.data.live).toEqual(first.live);
      expect(await page()).toBe(before);
      expect(await newest()).toMatchObject({ action: 'account.branding_restore' });
    });

    it('keeps a logo by its path, and a draft that changes nothing is none', async () => {
      const { version, live } = await read();
      const saved = await save(version, { ...live, name: 'Vitrine Two' });
      expect(saved.body.data.draft).toMatchObject({ changed: ['name'], logo: live.logo });
      const none = await save(saved.body.data.version, { ...live });
      expect(none.body.data.draft).toBeNull();
      expect((await publish(none.body.data.version)).status).toBe(409);
    });

    it('tells the second of two, with what the first has left, and writes nothing', async () => {
      const { version, live } = await read();
      expect((await save(version, { ...live, name: 'First' })).status).toBe(200);
      const late = await save(version, { ...live, name: 'Late' });
      expect(late.status).toBe(409);
      expect(late.body).toMatchObject({
        message: expect.stringMatching(/^Stella .* has changed the look/),
        current: { draft: { name: 'First' } },
      });
      const [one, two] = await Promise.all([publish(version + 1), publish(version + 1)]);
      expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect((await read()).live.name).toBe('First');
    });

    it('removes a draft, and refuses what is broken or not its own', async () => {
      const { version, live } = await read();
      const { body } = await save(version, { ...live, name: 'Other' });
      const gone = await server.call(staffBranding.discardDraft, { as, body: { seen: body.data.version } });
      expect(gone.body.data.draft).toBeNull();
      expect(await newest()).toMatchObject({ action: 'account.branding_discard' });
      const seen = gone.body.data.version;
      const style = { ...themes.vitrine, seeds: { ...themes.vitrine.seeds, brand: 'red' } };
      expect((await save(seen, { name: 'X', style })).problem.errors).toHaveProperty(['style.seeds.brand']);
      expect((await save(seen, { logo: '/media/files/logos/000000000000000000000000.webp' })).status).toBe(422);
      expect((await server.call(staffBranding.restore, { as, body: { seen, id: 999_999 } })).status).toBe(404);
      expect((await read()).version).toBe(seen);
    });
  },
  { config: { webDist } },
);
