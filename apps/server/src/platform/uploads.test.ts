import { defineCall } from '@vitrine/api';
import { problem } from '@vitrine/api/schemas';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeEngines } from '../testing/index.ts';
import { implement } from './routes.ts';

/** A call of the tests alone. */
const samples = {
  upload: defineCall({
    method: 'POST',
    path: '/v1/samples/upload',
    access: 'session',
    summary: 'A form with files',
    covers: [],
    encoding: 'multipart',
    body: z.object({
      title: z.string(),
      places: z.array(z.string()).max(3).optional(),
      logo: z.file().max(1000).mime(['image/png', 'image/jpeg']),
    }),
    responses: { 200: z.object({ title: z.string(), bytes: z.int(), name: z.string() }), 401: problem },
  }),
};

const sampleRoutes = implement(samples, {
  upload: async ({ body }) => ({
    status: 200,
    data: { title: body.title, bytes: body.logo.size, name: body.logo.name },
  }),
});

const options = { resources: [sampleRoutes] };
const buyer = 'buyer@vitrine.example';

const formOf = (fields: Record<string, string | File>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

const png = (bytes: number): File => new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' });

describeEngines(
  'a form with files',
  (server) => {
    const send = async (form: FormData) =>
      fetch(`${server.origin}/v1/samples/upload`, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${await server.token(buyer)}`, 'accept-language': 'pt-BR' },
      });

    it('is read into text and files', async () => {
      const answer = await send(formOf({ title: 'Aurora', logo: png(1000) }));
      expect(await answer.json()).toEqual({ title: 'Aurora', bytes: 1000, name: 'logo.png' });
    });

    it('is refused by field when a file is of the wrong kind or missing', async () => {
      const wrong = await send(formOf({ title: 'Aurora', logo: new File(['x'], 'a.svg', { type: 'image/svg+xml' }) }));
      expect({ status: wrong.status, body: await wrong.json() }).toMatchObject({
        status: 422,
        body: { errors: { logo: [expect.any(String)] } },
      });
      expect((await send(formOf({ title: 'Aurora' }))).status).toBe(422);
    });

    it('is refused with 413 as soon as a file is over its limit', async () => {
      const answer = await send(formOf({ title: 'Aurora', logo: png(1001) }));
      expect({ status: answer.status, body: await answer.json() }).toMatchObject({
        status: 413,
        body: { message: expect.stringContaining('O arquivo tem mais de') },
      });
    });

    it('is refused with 413 when it has more files or fields than the call takes', async () => {
      const form = formOf({ title: 'Aurora', logo: png(10) });
      form.append('other', png(10));
      expect((await send(form)).status).toBe(413);
      const long = formOf({ title: 'Aurora', logo: png(10) });
      for (let index = 0; index < 60; index += 1) long.append('places', 'Brazil');
      expect((await send(long)).status).toBe(413);
    });

    it('is refused with 400 when it breaks off, and with 415 when it is no form', async () => {
      const authorization = `Bearer ${await server.token(buyer)}`;
      const broken = await server.fetch('/v1/samples/upload', {
        method: 'POST',
        headers: { authorization, 'content-type': 'multipart/form-data; boundary=x' },
        body: '--x\r\ncontent-disposition: form-data; name="logo"; filename="a.png"\r\n\r\nabc',
      });
      expect(broken.status).toBe(400);
      const json = await server.fetch('/v1/samples/upload', {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: '{}',
      });
      expect(json.status).toBe(415);
    });

    it('is not read from a visitor', async () => {
      const answer = await fetch(`${server.origin}/v1/samples/upload`, {
        method: 'POST',
        body: formOf({ title: 'Aurora', logo: png(10) }),
      });
      expect(answer.status).toBe(401);
    });
  },
  options,
);
