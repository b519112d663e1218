import { defineCall } from '@vitrine/api';
import { problem } from '@vitrine/api/schemas';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeEngines } from '../testing/index.ts';
import { implement } from './routes.ts';

const denied = { 401: problem, 403: problem };

/** Calls of the tests alone, one for each way to know who calls. */
const samples = {
  staffOnly: defineCall({
    method: 'GET',
    path: '/v1/samples/staff',
    access: 'staff',
    summary: 'Only for people who work for the account',
    covers: [],
    responses: { 200: z.object({ name: z.string() }), ...denied },
  }),
  note: defineCall({
    method: 'POST',
    path: '/v1/samples/note',
    access: 'public',
    knowsViewer: true,
    summary: 'A public write that knows who calls',
    covers: [],
    body: z.object({}),
    responses: { 200: z.object({ name: z.string().nullable() }) },
  }),
};

const sampleRoutes = implement(samples, {
  staffOnly: async ({ scope }) => ({ status: 200, data: { name: scope.viewer?.name ?? '' } }),
  note: async ({ scope }) => ({ status: 200, data: { name: scope.viewer?.name ?? null } }),
});

const options = { resources: [sampleRoutes] };
const buyer = 'buyer@vitrine.example';

describeEngines(
  'a call for staff',
  (server) => {
    it('answers a member who works for the account, and refuses everybody else', async () => {
      expect(await server.call(samples.staffOnly, { as: 'staff@vitrine.example' })).toMatchObject({ status: 200 });
      expect(await server.call(samples.staffOnly, { as: buyer })).toMatchObject({ status: 403 });
      expect(await server.call(samples.staffOnly)).toMatchObject({ status: 401 });
    });
  },
  options,
);

describeEngines(
  'a public write that knows who calls',
  (server) => {
    it('answers visitors and members, each as who they are', async () => {
      expect((await server.call(samples.note, { body: {} })).body).toEqual({ name: null });
      expect((await server.call(samples.note, { as: buyer, body: {} })).body.name).not.toBeNull();
    });

    it('refuses an ended session, so that the client renews it', async () => {
      const ended = { authorization: 'Bearer gone' };
      expect(await server.call(samples.note, { body: {}, headers: ended })).toMatchObject({ status: 401 });
    });
  },
  options,
);
