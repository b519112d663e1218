import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { keysOf } from '../../testing/keysOf.ts';
import { diskFiles } from './disk.ts';
import type { Files } from './files.ts';
import { s3Files } from './s3.ts';

const listed = (keys: readonly string[], next?: string): string =>
  `<ListBucketResult>${keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}${next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`}</ListBucketResult>`;

/** As much of the S3 protocol as six methods need; a list comes in pages of one. */
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
      const query = new URL(request.url ?? '', 'http://bucket').searchParams;
      if (query.get('list-type') === '2') {
        const keys = [...objects.keys()].map((path) => path.replace('/vitrine/', '')).toSorted();
        const at = Number(query.get('continuation-token') ?? 0);
        response.statusCode = 200;
        return response.end(listed(keys.slice(at, at + 1), at + 1 < keys.length ? String(at + 1) : undefined));
      }
      const missing = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>';
      return response.end(request.method === 'GET' ? (object ?? missing) : undefined);
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

  it('are listed, however many folders and pages they fill', async () => {
    const files = open();
    expect(await keysOf(files)).toEqual([]);
    const keys = ['avatars/a.webp', 'b.pdf', 'private/sheets/c.xlsx'];
    for (const key of keys) await files.put(key, Buffer.from(key), 'text/plain');
    expect(await keysOf(files)).toEqual(keys);
    for (const key of keys) await files.remove(key);
  });

  it('have keys that cannot leave their folder', async () => {
    const files = open();
    for (const key of ['../a', '/a', 'a/../b', 'a//b', '.a', 'a/.b', '', 'a b', 'a\\b', 'a\0']) {
      await expect(async () => files.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('no file key');
    }
    expect(await readdir(folder)).not.toContain('a');
  });
});
