import { answersOf, contract, isEventsBody, isFileBody } from '@vitrine/api';
import type { Call } from '@vitrine/api';
import Fastify from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { sendCompressed } from './compress.ts';

/** Known to every visitor, or no more than whether there is one. */
const harmless = ['marketing_token', 'has_password'];

const secretName = /"(\w*(?:token|ticket|secret|password)\w*)":\{/g;

const secretsOf = (call: Call): string[] =>
  Object.values(answersOf(call)).flatMap((body) => {
    if (isEventsBody(body) || isFileBody(body)) return [];
    const schema = JSON.stringify(z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' }));
    return [...schema.matchAll(secretName)].map(([, name = '']) => name).filter((name) => !harmless.includes(name));
  });

it('A text is sent as small as the browser can read it, if it is longer than a packet', async () => {
  const app = Fastify();
  app.get('/:length', (request, reply) =>
    sendCompressed(
      request,
      reply.header('vary', 'host'),
      'a'.repeat(Number((request.params as { length: string }).length)),
    ),
  );
  const ask = (length: number, encoding: string) =>
    app.inject({ url: `/${length}`, headers: { 'accept-encoding': encoding } });
  const { headers, rawPayload } = await ask(5000, 'gzip, br;q=0.5');
  expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'host, accept-encoding']);
  expect(gunzipSync(rawPayload).toString()).toBe('a'.repeat(5000));
  const brotli = await ask(5000, 'gzip, br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe('a'.repeat(5000));
  expect([(await ask(100, 'br')).body, (await ask(5000, 'identity')).body.length]).toEqual(['a'.repeat(100), 5000]);
});

it('No answer that is compressed, as those of GET are, has a secret', () => {
  const calls: Call[] = Object.values(contract).flatMap((resource) => Object.values(resource));
  const found = calls.map((call) => [call.method, secretsOf(call)] as const).filter(([, names]) => names.length > 0);
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter(([method]) => method === 'GET')).toEqual([]);
});
