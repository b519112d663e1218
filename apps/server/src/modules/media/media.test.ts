import sharp from 'sharp';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { encodeRecipe } from '../../seed/drawing/index.ts';
import { describeEngines } from '../../testing/index.ts';

const dress = encodeRecipe({
  draw: 'goods',
  recipe: { kind: 'dress', fabric: 'plain', colour: '#b5573a', extraColour: '#ffffff', seed: 7, view: 'front' },
});
const stranger = dress.replace('.7.', '.8.');
const logo = encodeRecipe({ draw: 'logo', recipe: { name: 'Lume', face: 'jost', style: 'plain' } });

describeEngines(
  'media',
  (server) => {
    beforeAll(async () => {
      await server.db.query(sql`update brand set logo = ${`/media/drawn/${logo}.svg`}`);
      await server.db.query(
        sql`update product_image set picture = ${`/media/drawn/${dress}/{w}.webp`} where position = 1`,
      );
      await server.db.query(sql`refresh materialized view drawn_picture`);
    });

    it('draws a picture from its address, in a width of the list, once and for ever', async () => {
      const address = `/media/drawn/${dress}/300.webp`;
      const { status, headers, bytes } = await server.fetch(address);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 300, height: 400 });
      const again = await server.fetch(address, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
      expect(again.status).toBe(304);
    });

    it('gives wordmarks as drawings that can do nothing but be seen', async () => {
      const { headers, text } = await server.fetch(`/media/drawn/${logo}.svg`);
      expect(headers.get('content-type')).toBe('image/svg+xml');
      expect(headers.get('content-security-policy')).toContain('sandbox');
      expect(text).toMatch(/^<svg /);
    });

    it('answers 404 for other widths and kinds, and for recipes that no row names', async () => {
      const paths = [
        `${stranger}/120.webp`,
        `${stranger}/2560.webp`,
        'goods/300.webp',
        `${dress}/301.webp`,
        `${dress}/99999.webp`,
        `${dress}/300.png`,
        `${dress}.svg`,
        'goods.spoon/300.webp',
        '../../etc/passwd',
        '%2e%2e/x/300.webp',
        `${logo}.webp`,
        '',
      ];
      for (const path of paths) expect((await server.fetch(`/media/drawn/${path}`)).status).toBe(404);
    });

    it('draws the first pictures of a brand that was added after the seed', async () => {
      const cover = dress.replace('.7.', '.9.');
      expect((await server.fetch(`/media/drawn/${cover}/120.webp`)).status).toBe(404);
      await server.db.query(sql`update brand set cover_image = ${`/media/drawn/${cover}/{w}.webp`} where id = 1`);
      expect((await server.fetch(`/media/drawn/${cover}/120.webp`)).status).toBe(200);
    });

    it('draws a picture once for all who ask at the same moment', async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => server.fetch(`/media/drawn/${dress}/600.webp`)),
      );
      expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
    });

    it('gives stored files by their key and nothing outside of their folder', async () => {
      await server.app.platform.files.put('avatars/a.webp', Buffer.from('picture'), 'image/webp');
      const { status, headers, text } = await server.fetch('/media/files/avatars/a.webp');
      expect([status, text]).toEqual([200, 'picture']);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      for (const key of ['avatars/b.webp', '../lock', '..%2flock', 'avatars%2f..%2f..%2flock', 'avatars/a.html', ''])
        expect((await server.fetch(`/media/files/${key}`)).status).toBe(404);
    });
  },
  { engines: ['pglite'] },
);
