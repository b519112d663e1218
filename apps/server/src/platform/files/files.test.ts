import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { diskFiles } from './disk.ts';
import type { Files } from './files.ts';
import { s3Files } from './s3.ts';

/** As much of the S3 protocol as five methods need. */
const bucket = () => {
  const objects = new Map<string, Buffer>();
  return createServer((request, response) => {
    const key = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'PUT') objects.set(key, Buffer.concat(chunks));
      if (request.method === 'DELETE') objects.delete(key);
      const object = objects.get(key);
      const reads = request.method === 'GET' || request.method === 'HEAD';
      response.statusCode = reads && !object ? 404 : 200;
      if (reads && object) response.setHeader('content-length', object.length);
      const missing = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>';
      response.end(request.method === 'GET' ? (object ?? missing) : undefined);
    });
  });
};

const server = bucket();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-files-'));
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv('AWS_REQUEST_CHECKSUM_CALCULATION', 'WHEN_REQUIRED');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

const stores: [string, () => Files][] = [
  ['on disk', () => diskFiles(folder)],
  [
    'in a bucket',
    () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      return s3Files(`s3://vitrine?region=eu-west-1&endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}`);
    },
  ],
];

describe.each(stores)('files %s', (_place, open) => {
  it('are put, got, found and removed', async () => {
    const files = open();
    await files.put('avatars/a.webp', Buffer.from('one'), 'image/webp');
    await files.put('avatars/a.webp', Buffer.from('two'), 'image/webp');
    expect(Buffer.from((await files.get('avatars/a.webp')) ?? []).toString()).toBe('two');
    expect(await files.exists('avatars/a.webp')).toBe(true);
    expect(files.url('avatars/a.webp')).toBe('/media/files/avatars/a.webp');
    await files.remove('avatars/a.webp');
    expect(await files.exists('avatars/a.webp')).toBe(false);
    expect(await files.get('avatars/a.webp')).toBeUndefined();
    await files.remove('avatars/a.webp');
  });

  it('have keys that cannot leave their folder', async () => {
    const files = open();
    for (const key of ['../a', '/a', 'a/../b', 'a//b', '.a', 'a/.b', '', 'a b', 'a\\b', 'a\0']) {
      await expect(async () => files.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('no file key');
    }
    expect(await readdir(folder)).not.toContain('a');
  });
});
