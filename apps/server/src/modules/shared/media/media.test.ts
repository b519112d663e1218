import sharp from 'sharp';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import { firstPictures } from './firstPictures.ts';

const dress = 'patch.b5573a';
const stranger = 'patch.b5573b';
const first = firstPictures('Lume & Été', ['#f4efe9', '#c96a4a']);
const logo = first.logo.slice('/media/drawn/'.length, -'.svg'.length);
const pictureSource = new URL('../../../testing/pictureSource.ts', import.meta.url).href;

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
        'patch.red/300.webp',
        '../../etc/passwd',
        '%2e%2e/x/300.webp',
        `${logo}.webp`,
        '',
      ];
      for (const path of paths) expect((await server.fetch(`/media/drawn/${path}`)).status).toBe(404);
    });

    it('draws the first pictures of a brand by itself, once a row names them', async () => {
      const [list, cover] = [first.list.replace('{w}', '120'), first.cover.replace('{w}', '120')];
      expect((await server.fetch(cover)).status).toBe(404);
      await server.db.query(
        sql`update brand set list_image = ${first.list}, cover_image = ${first.cover} where id = 1`,
      );
      const sizes = await Promise.all(
        [list, cover].map(async (path) => sharp((await server.fetch(path)).bytes).metadata()),
      );
      expect(sizes.map(({ width, height }) => [width, height])).toEqual([
        [120, 120],
        [120, 51],
      ]);
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
  { engines: ['postgres'], pictureSource },
);
