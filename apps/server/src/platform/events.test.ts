import { defineCall, eventsOf } from '@vitrine/api';
import sql from 'sql-template-tag';
import { problem } from '@vitrine/api/schemas';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeEngines } from '../testing/index.ts';
import { implement } from './routes.ts';

const noted: string[] = [];

/** A call of the tests alone. */
const samples = {
  count: defineCall({
    method: 'GET',
    path: '/v1/samples/count',
    access: 'session',
    summary: 'Numbers as they come',
    covers: [],
    responses: { 200: eventsOf({ number: z.int() }), 401: problem },
  }),
};

const sampleRoutes = implement(samples, {
  count: async () => ({
    status: 200,
    events: async function* count(signal) {
      signal.addEventListener('abort', () => noted.push('stopped'));
      yield { event: 'number', data: 1 };
      yield { event: 'number', data: 2 };
      await new Promise((resolve) => {
        signal.addEventListener('abort', resolve);
      });
    },
  }),
});

const options = { resources: [sampleRoutes], heartbeat: 40 };
const buyer = 'buyer@vitrine.example';

describeEngines(
  'an answer made of events',
  (server) => {
    const open = async (token: string) => {
      const response = await fetch(`${server.origin}/v1/samples/count`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      if (!reader) throw new Error('There is no body.');
      return { response, reader };
    };

    const readUntil = async (reader: ReadableStreamDefaultReader<string>, wanted: string): Promise<string> => {
      let text = '';
      while (!text.includes(wanted)) {
        const { done, value } = await reader.read();
        if (done) return `${text}(end)`;
        text += value;
      }
      return text;
    };

    it('comes event by event with signs of life between', async () => {
      const { response, reader } = await open(await server.token(buyer));
      expect(response.headers.get('content-type')).toContain('text/event-stream');
      const text = await readUntil(reader, 'data: 2\n\n:\n\n');
      expect(text).toContain('event: number\ndata: 1\n\nevent: number\ndata: 2\n\n');
      await reader.cancel();
    });

    it('stops its source when the client leaves', async () => {
      noted.length = 0;
      const { reader } = await open(await server.token(buyer));
      await readUntil(reader, 'data: 2');
      await reader.cancel();
      await expect.poll(() => noted).toEqual(['stopped']);
    });

    it('is refused with 429 to a member who holds thirty open, until one is closed', async () => {
      const token = await server.token(buyer);
      const streams = await Promise.all(Array.from({ length: 30 }, () => open(token)));
      await Promise.all(streams.map(({ reader }) => readUntil(reader, 'data: 2')));
      const ask = (headers: Record<string, string> = {}) =>
        fetch(`${server.origin}/v1/samples/count`, { headers: { authorization: `Bearer ${token}`, ...headers } });
      const refused = await ask({ 'accept-language': 'pt-BR' });
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
      expect(((await refused.json()) as { message: string }).message).toContain('Feche algumas');
      const other = await open(await server.token('seller@vitrine.example'));
      expect(other.response.status).toBe(200);
      const statusNow = async (): Promise<number> => {
        const { status, body } = await ask();
        await body?.cancel();
        return status;
      };
      await streams[0]?.reader.cancel();
      await expect.poll(statusNow, { timeout: 60_000 }).toBe(200);
      await Promise.all([other, ...streams.slice(1)].map(({ reader }) => reader.cancel()));
    });

    it('ends with the session', async () => {
      const token = await server.token(buyer);
      const { reader } = await open(token);
      await readUntil(reader, 'data: 2');
      await server.db.query(sql`update session set revoked_at = now()`);
      expect(await readUntil(reader, 'never')).toContain('(end)');
    });
  },
  options,
);
