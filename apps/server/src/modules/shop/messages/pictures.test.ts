import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '@vitrine/api';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import { buyer, messageCalls, seller } from './testing.ts';

const { messages } = contract;
const megabyte = 1_048_576;

describeEngines('pictures of a chat', (server) => {
  const { post, read, clear, count } = messageCalls(server);
  beforeEach(clear);

  const photo = (width = 64, height = 32) => sharp({ create: { width, height, channels: 3, background: '#c75b39' } });
  const fileOf = (content: Uint8Array, type: string, name = 'window') =>
    new File([new Uint8Array(content)], name, { type });
  const stored = () =>
    readdir(join(server.app.platform.config.dataDir, 'files', 'private', 'messages')).catch(() => [] as string[]);
  const pictureOf = async (as: string, id: number) =>
    fetch(`${server.origin}/v1/inbox-messages/message/${id}/file`, {
      headers: { authorization: `Bearer ${await server.token(as)}` },
    });

  it('are decoded and drawn again, upright and without what the camera wrote (V-070)', async () => {
    const content = await photo()
      .withExif({ IFD0: { Copyright: 'secret-place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { status, body } = await post(buyer, 1, { picture: fileOf(content, 'image/jpeg') });
    const { id, file } = body['data'] as unknown as { id: number; file: string };
    expect([status, file]).toEqual([201, `/v1/inbox-messages/message/${id}/file`]);
    const answer = await pictureOf(seller, id);
    const kept = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const { format, width, height, exif } = await sharp(kept).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 32, height: 64, exif: undefined });
    expect(kept.includes('secret-place')).toBe(false);
  });

  it('may be png and gif, and come with words (V-070)', async () => {
    const png = await post(buyer, 1, { message: 'Look', picture: fileOf(await photo().png().toBuffer(), 'image/png') });
    const gif = await post(buyer, 1, { picture: fileOf(await photo().gif().toBuffer(), 'image/gif') });
    expect([png.status, gif.status]).toEqual([201, 201]);
    expect((await read(seller, 1)).body.data.map(({ message, file }) => [message, file !== null])).toEqual([
      ['Look', true],
      ['', true],
    ]);
  });

  it('are for the two companies alone (A-077)', async () => {
    const { body } = await post(buyer, 1, { picture: fileOf(await photo().png().toBuffer(), 'image/png') });
    const { id } = body['data'] as unknown as { id: number };
    for (const as of ['rival@vitrine.example', 'maru@vitrine.example', 'seller@tropico.example'])
      expect((await server.call(messages.file, { as, params: { id } })).status).toBe(404);
    expect((await server.call(messages.file, { account: 'vitrine', params: { id } })).status).toBe(401);
    const [name] = (await stored()).slice(-1);
    expect((await server.fetch(`/media/files/private/messages/${name}`)).status).toBe(404);
  });

  it('that are too large or no pictures are refused in words, and nothing is stored (V-070, D-097)', async () => {
    const before = (await stored()).length;
    const large = await post(buyer, 1, { message: 'x', picture: fileOf(new Uint8Array(10 * megabyte), 'image/png') });
    expect([large.status, large.body['message']]).toEqual([413, 'The file is larger than 5 MB.']);
    const wrong = async (content: Uint8Array, type: string) => {
      const { status, body } = await post(buyer, 1, { message: 'x', picture: fileOf(content, type) });
      return [status, (body['errors'] as unknown as Record<string, string[]>)['arquivo']?.[0]];
    };
    const unreadable = 'This file cannot be read as a picture. Save it again as JPEG, PNG or GIF.';
    expect(await wrong(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml')).toEqual([
      422,
      expect.any(String),
    ]);
    expect(await wrong(Buffer.from('not a picture'), 'image/png')).toEqual([422, unreadable]);
    const cut = (await photo(600, 600).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 2000);
    expect(await wrong(cut, 'image/png')).toEqual([422, unreadable]);
    const webp = await photo().webp().toBuffer();
    expect(await wrong(webp, 'image/png')).toEqual([
      422,
      'Pictures are JPEG, PNG or GIF. Save this one as one of them.',
    ]);
    const vast = await photo(8000, 6000).png().toBuffer();
    expect((await wrong(vast, 'image/png'))[1]).toContain('8000 × 6000 pixels');
    expect([await count(), (await stored()).length]).toEqual([0, before]);
  });

  it('of a message that was sent before are dropped', async () => {
    const picture = fileOf(await photo().png().toBuffer(), 'image/png');
    const answers = await Promise.all([1, 2, 3].map(() => post(buyer, 1, { picture, key: 'one-picture' })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 201]);
    const files = await stored();
    await post(buyer, 1, { picture, key: 'one-picture' });
    expect([await count(), (await stored()).length]).toEqual([1, files.length]);
  });
});
