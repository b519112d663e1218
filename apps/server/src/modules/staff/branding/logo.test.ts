import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { diskFiles } from '../../../platform/files/disk.ts';
import { largestLogo, storeLogo } from './logo.ts';

const folder = await mkdtemp(join(tmpdir(), 'vitrine-logo-'));
const files = diskFiles(folder);
const store = (content: Buffer | string): Promise<string> => storeLogo({ language: 'en' }, files, Buffer.from(content));
const stored = async (path: string) => sharp(Buffer.from((await files.get(path.replace('/media/files/', ''))) ?? []));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 20, b: 90, alpha: 0.5 } } });
const svg = (body: string, size = 'width="300" height="100" viewBox="0 0 300 100"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${body}</svg>`;

it.each(['png', 'jpeg', 'webp'] as const)(
  'draws a logo of %s again as WebP, small enough for a header',
  async (format) => {
    const path = await store(await picture(3000, 500).toFormat(format).toBuffer());
    expect(path).toMatch(/^\/media\/files\/logos\/[0-9a-f]{24}\.webp$/);
    expect(await (await stored(path)).metadata()).toMatchObject({ format: 'webp', width: 960, height: 160 });
  },
);

it('draws a vector logo as large as a logo may be', async () => {
  const path = await store(svg('<rect width="300" height="100" fill="#d4145f"/>'));
  expect(await (await stored(path)).metadata()).toMatchObject({ width: 960, height: 320 });
});

it('names the same logo the same', async () => {
  const content = await picture(40, 20).png().toBuffer();
  expect(await store(content)).toBe(await store(content));
});

it('keeps nothing of a vector logo but its pixels', async () => {
  const path = await store(
    svg(
      `<script>alert(1)</script><style>@import url(http://127.0.0.1:9/x.css)</style><rect width="300" height="100" fill="#00ff00" onclick="x()"/>`,
    ),
  );
  const bytes = await files.get(path.replace('/media/files/', ''));
  expect(Buffer.from(bytes ?? []).toString('latin1')).not.toMatch(/script|import|http/);
  const { dominant } = await (await stored(path)).stats();
  expect(dominant.g).toBeGreaterThan(dominant.r);
});

it('reads no other file for a vector logo, and says so', async () => {
  for (const href of ['file:///etc/hostname', 'logo.png', 'http://127.0.0.1:9/x.png', 'data:image/png;base64,AAAA'])
    await expect(store(svg(`<image xlink:href="${href}" width="300" height="100"/>`))).rejects.toThrow('<image>');
});

it('says what to change in a vector logo that would not be drawn as it is meant, in the language of the reader', async () => {
  const drawing = svg('<text font-family="Futura">Vitrine</text>');
  await expect(store(drawing)).rejects.toThrow('The text “Vitrine” in the drawing needs the font Futura');
  await expect(storeLogo({ language: 'pt_BR' }, files, Buffer.from(drawing))).rejects.toThrow(
    'precisa da fonte Futura',
  );
});

it.each([
  ['no picture of a header', Buffer.from('GIF89a, not'), 'Pictures are PNG, SVG, JPEG or WebP'],
  ['nothing', Buffer.alloc(0), 'cannot be read as a picture'],
  ['a photograph of an iPhone', Buffer.from('\0\0\0\x18ftypheic', 'latin1'), 'This is a HEIC picture'],
  ['a page', Buffer.from('<!doctype html><script>x()</script>'), 'cannot be read as a picture'],
  ['a drawing of a million million pixels', Buffer.from(svg('', 'width="1000000" height="1000000"')), 'pixels'],
  ['too many bytes', Buffer.alloc(largestLogo + 1), '5.0 MB; at most 5 fit'],
])('refuses %s in plain words', async (_what, content, words) => {
  await expect(store(content)).rejects.toThrow(words);
});

it('refuses a small file that becomes 42 million pixels', async () => {
  const bomb = await picture(7000, 6000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(largestLogo);
  await expect(store(bomb)).rejects.toThrow('7000 × 6000 pixels');
});

it('refuses a kind of picture that older browsers do not show', async () => {
  await expect(store(await picture(20, 20).tiff().toBuffer())).rejects.toThrow(
    'Save it again as PNG, SVG, JPEG or WebP',
  );
});

it('refuses a drawing whose entities would fill the memory', async () => {
  const levels = Array.from({ length: 12 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('');
  const bomb = `<!DOCTYPE svg [<!ENTITY e0 "lol">${levels}]>${svg('<text>&e12;</text>')}`;
  await expect(store(bomb)).rejects.toThrow('<!ENTITY>');
});
