import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it, vi } from 'vitest';
import { imageReader } from './readImage.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-paper-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const webp = await sharp({ create: { width: 600, height: 800, channels: 4, background: '#aa335500' } })
  .webp()
  .toBuffer();

const reader = () => {
  const get = vi.fn(() => Promise.resolve(webp));
  return { get, read: imageReader({ pictures: { get }, platform: { config: { dataDir } } } as never) };
};

it('makes a photograph for paper once, also for the next process: a JPEG on white, no wider than the page needs', async () => {
  const first = reader();
  const made = await first.read('/media/drawn/dress/600.webp', 480);
  const { data, info } = await sharp(made).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 480, height: 640, channels: 3 });
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  expect(await first.read('/media/drawn/dress/600.webp', 480)).toEqual(made);
  expect(first.get).toHaveBeenCalledTimes(1);
  const next = reader();
  expect(await next.read('/media/drawn/dress/600.webp', 480)).toEqual(made);
  expect(next.get).not.toHaveBeenCalled();
});

it('reads the file of a picture whose path names the point that stays in sight', async () => {
  const { get, read } = reader();
  await read('/media/drawn/shirt/600.webp#focus=30-70', 480);
  expect(get).toHaveBeenCalledWith('shirt/600.webp', { recipe: 'shirt', width: 600 });
});

it('leaves a picture as it is where no photograph is asked for', async () => {
  expect(await reader().read('/media/drawn/dress/600.webp')).toBe(webp);
});
