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
