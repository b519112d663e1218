import { createConnection } from 'node:net';
import sql from 'sql-template-tag';
import { contract } from '@vitrine/api';
import type { Contract } from '@vitrine/api';
import { expect, it } from 'vitest';
import { describeEngines, worldPassword } from './testing/index.ts';

const json = { 'content-type': 'application/json' };

describeEngines('the server', (server) => {
  it('answers every refusal with the same sentence twice and the id of the request (E-51)', async () => {
    const { json: body } = await server.fetch('/v1/segment/99');
    expect(body).toMatchObject({ message: 'Not found.', detail: 'Not found.' });
    expect((body as { request_id: string }).request_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('names the field and the reason of a wrong body, and ignores unknown fields', async () => {
    const { status, problem } = await server.call(contract.auth.refresh, {
      body: { refresh_token: 7, extra: true } as never,
    });
    expect(status).toBe(422);
    expect(Object.keys(problem.errors ?? {})).toEqual(['refresh_token']);
  });

  it('refuses bodies it cannot read: broken, of another kind, too large', async () => {
    const post = (body: string, headers: Record<string, string> = json) =>
      server.fetch('/v1/auth/refresh', { method: 'POST', headers, body });
    expect((await post('{"refresh_token":')).status).toBe(400);
    expect((await post('<x/>', { 'content-type': 'application/xml' })).status).toBe(415);
    expect((await post(`{"refresh_token":"${'x'.repeat(1_100_000)}"}`)).status).toBe(413);
    expect((await post('{"__proto__":{"polluted":true},"refresh_token":"x"}')).status).toBe(400);
  });

  it('never tells the inside of a failure, and logs it under the id of the request', async () => {
    const { db } = server;
    await db.query(sql`alter table segment rename to segment_away`);
    const { status, json: body } = await server.fetch('/v1/segment');
    await db.query(sql`alter table segment_away rename to segment`);
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toMatch(/segment_away|relation|select/);
    const { request_id } = body as { request_id: string };
    expect(server.log.some((line) => line.includes(request_id) && line.includes('request failed'))).toBe(true);
  });

  it('logs neither tokens nor passwords nor queries', async () => {
    const token = await server.token('buyer@vitrine.example');
    await server.fetch('/v1/auth/me?token=canary-in-query', { headers: { authorization: `Bearer ${token}` } });
    await server.call(contract.auth.token, {
      body: { grant_type: 'password', username: 'x@y.example', password: 'canary-password' },
    });
    const log = server.log.join('\n');
    for (const secret of [token, 'canary-in-query', 'canary-password']) expect(log).not.toContain(secret);
  });

  it('guards every call of the contract: 401 without a session where one is needed, a readable refusal for anything odd', async () => {
    for (const calls of Object.values(contract as Contract)) {
      for (const call of Object.values(calls)) {
        if (call.access === 'public') continue;
        const path = call.path.replace(/:\w+/g, '1');
        const bare = await server.fetch(path, { method: call.method });
        expect([call.method, path, bare.status]).toEqual([call.method, path, 401]);
        const forged = await server.fetch(path, {
          method: call.method,
          headers: { authorization: 'Bearer x'.padEnd(4000, 'y') },
        });
        expect(forged.status).toBe(401);
      }
    }
  });

  it('tells that it lives and that it is ready, and what it promises about orders', async () => {
    expect((await server.fetch('/healthz')).json).toEqual({ status: 'ok' });
    const { status, json: ready } = await server.fetch('/readyz');
    expect(status).toBe(200);
    expect(ready).toMatchObject({ status: 'ready', database: server.engine, mail: 'outbox', files: 'disk' });
  });

  it('describes every call of the contract as OpenAPI 3.1', async () => {
    const { json: document } = await server.fetch('/openapi.json');
    const { openapi, paths } = document as {
      openapi: string;
      paths: Record<string, Record<string, { responses: object }>>;
    };
    expect(openapi).toBe('3.1.0');
    const described = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(described).toHaveLength(Object.values(contract).flatMap((calls) => Object.values(calls)).length);
    expect(paths['/v1/segment/{id}']?.get).toMatchObject({
      operationId: 'account.segment',
      parameters: expect.arrayContaining([
        expect.objectContaining({ name: 'id', in: 'path', required: true }),
      ]) as object,
    });
  });

  it('shows the API reference with no script but its own', async () => {
    const { status, text, headers } = await server.fetch('/reference/');
    expect(status).toBe(200);
    expect(text).toContain('/openapi.json');
    const scripts = /script-src ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1];
    expect(scripts).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
    expect(text).not.toMatch(/https?:\/\/(?!localhost)[\w.]*(?:jsdelivr|unpkg|scalar)\.(?:net|com)[^"]*\.js/);
  });

  it('sends security headers with every answer', async () => {
    for (const path of ['/v1/x-account', '/nothing', '/media/drawn/x']) {
      const { headers } = await server.fetch(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  const converse = (words: string): Promise<string> =>
    new Promise((resolve) => {
      let heard = '';
      const socket = createConnection(Number(new URL(server.origin).port), '127.0.0.1', () => socket.write(words));
      socket.on('data', (chunk) => (heard += chunk.toString()));
      socket.on('close', () => resolve(heard));
      socket.on('error', () => resolve(heard));
    });

  it('refuses what is no HTTP in the common form, and lives on', async () => {
    const get = 'GET /healthz HTTP/1.1\r\nHost: x\r\n';
    const large = 'The headers of the request are too large.';
    for (const [words, status, message] of [
      ['NONSENSE\r\n\r\n', 400, 'The request cannot be read.'],
      [`${get}Content-Length: -1\r\n\r\n`, 400, 'The request cannot be read.'],
      [`${get}X: ${'x'.repeat(100_000)}\r\n\r\n`, 431, large],
    ] as const) {
      const heard = await converse(words);
      expect(heard).toContain(`HTTP/1.1 ${status} `);
      expect(JSON.parse(heard.slice(heard.indexOf('{')))).toEqual({ message, detail: message });
    }
    expect((await server.fetch('/healthz')).status).toBe(200);
  });

  it('says why it cannot take a body, in both languages', async () => {
    const post = async (body: string, type: string, language: string) => {
      const headers = { 'content-type': type, 'accept-language': language };
      const answer = await server.fetch('/v1/auth/refresh', { method: 'POST', headers, body });
      return [answer.status, (answer.json as { message: string }).message];
    };
    const large = `"${'x'.repeat(1_100_000)}"`;
    expect(await post(large, 'application/json', 'en')).toEqual([413, 'The request is too large.']);
    expect(await post(large, 'application/json', 'pt-BR')).toEqual([413, 'A requisição é grande demais.']);
    expect(await post('{', 'application/json', 'pt-BR')).toEqual([400, 'Não foi possível ler a requisição.']);
    expect(await post('<x/>', 'text/xml', 'en')).toEqual([415, 'This kind of content is not accepted here.']);
  });

  it('takes a form of 64 kB and no more, and signs nobody in by a larger one', async () => {
    const signIn = (padding: number) =>
      server.fetch('/o/token/', {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          authorization: `Basic ${btoa('vitrine-web:')}`,
        },
        body: `grant_type=password&username=colleague%40vitrine.example&password=${worldPassword}&x=${'x'.repeat(padding)}`,
      });
    const sessions = () =>
      server.db.query(
        sql`select 1 from session s join member m on m.id = s.member_id where m.email = 'colleague@vitrine.example'`,
      );
    expect((await signIn(65_536)).status).toBe(413);
    expect(await sessions()).toEqual([]);
    expect((await signIn(60_000)).status).toBe(200);
    expect(await sessions()).toHaveLength(1);
  });

  it('takes a JSON body of a megabyte and no more, and writes nothing of a larger one', async () => {
    const authorization = `Bearer ${await server.token('colleague@vitrine.example')}`;
    const add = (padding: number) =>
      server.fetch('/v1/cart/add-product', {
        method: 'POST',
        headers: { ...json, authorization },
        body: JSON.stringify({ product_variation_id: 1, pricelist_id: 1, x: 'x'.repeat(padding) }),
      });
    const carts = () => server.db.query(sql`select 1 from cart`);
    expect((await add(1_048_576)).status).toBe(413);
    expect(await carts()).toEqual([]);
    expect((await add(1_040_000)).status).toBe(201);
    expect(await carts()).toHaveLength(1);
  });
});

describeEngines(
  'a lost database connection',
  (server) => {
    it('is replaced by a new one, and at worst answered with 503 and a time to come back', async () => {
      const ask = async () => {
        const { status, headers } = await server.fetch('/v1/segment');
        return status === 503 && headers.get('retry-after') !== null ? 'later' : status;
      };
      await Promise.all(Array.from({ length: 10 }, ask));
      const drop = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
      const [, ...during] = await Promise.all([server.db.query(drop), ...Array.from({ length: 30 }, ask)]);
      for (const answer of during) expect([200, 'later']).toContain(answer);
      expect(await Promise.all(Array.from({ length: 10 }, ask))).toEqual(Array(10).fill(200));
    });
  },
  { engines: ['postgres'] },
);
