import { Readable } from 'node:stream';
import { defineCall, fileOf } from '@vitrine/api';
import { problem } from '@vitrine/api/schemas';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeEngines } from '../testing/index.ts';
import { implement } from './routes.ts';

/** A call of the tests alone. */
const samples = {
  report: defineCall({
    method: 'GET',
    path: '/v1/samples/:name/report',
    access: 'session',
    summary: 'A file made while it is sent',
    covers: [],
    params: z.object({ name: z.string() }),
    responses: { 200: fileOf('text/csv; charset=utf-8'), 401: problem },
  }),
};

const sampleRoutes = implement(samples, {
  report: async ({ params }) => ({
    status: 200,
    file: {
      name: `${params.name}.csv`,
      type: 'text/csv; charset=utf-8',
      content: Readable.from(['size;quantity\n', 'M;12\n']),
    },
  }),
});

const options = { resources: [sampleRoutes] };
const buyer = 'buyer@vitrine.example';

describeEngines(
  'an answer that is a file',
  (server) => {
    it('is streamed under its name, in any language, and nothing in it may run', async () => {
      const { headers, text, status } = await server.fetch('/v1/samples/Cole%C3%A7%C3%A3o/report', {
        headers: { authorization: `Bearer ${await server.token(buyer)}` },
      });
      expect({ status, text }).toEqual({ status: 200, text: 'size;quantity\nM;12\n' });
      expect(headers.get('content-disposition')).toContain("filename*=UTF-8''Cole%C3%A7%C3%A3o.csv");
      expect(headers.get('content-security-policy')).toContain('sandbox');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
    });

    it('is refused as JSON', async () => {
      const { status, json } = await server.fetch('/v1/samples/a/report');
      expect({ status, json }).toMatchObject({ status: 401, json: { message: expect.any(String) } });
    });
  },
  options,
);
