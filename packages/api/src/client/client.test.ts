import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contract } from '../contracts/index.ts';
import { createClient } from './createClient.ts';
import { renderEndpoints } from './renderEndpoints.ts';
import { memorySession } from '../testing/memorySession.ts';
import { stubServer, type Seen } from '../testing/stubServer.ts';
import { at } from '../testing/at.ts';

type Start = Parameters<typeof memorySession>[0];

const setUp = (reply: Parameters<typeof stubServer>[0] = () => ({}), start: Start = {}) => {
  const server = stubServer(reply);
  const memory = memorySession(start);
  const client = createClient({
    baseUrl: 'https://api.test/',
    session: memory.session,
    accountHash: () => 'acc-1',
    language: () => 'pt_BR',
    clientId: 'vitrine-web',
    fetch: server.fetch,
  });
  return { ...memory, client, seen: server.seen };
};

const only = (seen: Seen[]): Seen => {
  expect(seen).toHaveLength(1);
  return at(seen, 0);
};

describe('the table of calls', () => {
  it('is what the contract generates', () => {
    expect(readFileSync(new URL('endpoints.ts', import.meta.url), 'utf8')).toBe(renderEndpoints(contract));
  });

  it('gives the client one function for every call of the contract', () => {
    const shape = (source: object) =>
      Object.entries(source).map(([name, calls]) => [name, Object.keys(calls as object)]);
    expect(shape(setUp().client)).toEqual(shape(contract));
  });

  it('reaches the browser without a validator', () => {
    const sources = [
      'createClient',
      'endpoints',
      'errors',
      'headers',
      'index',
      'refresh',
      'request',
      'send',
      'session',
      'types',
    ];
    const imports = sources.flatMap(
      (name) =>
        readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8').match(
          /^(?:import|export) (?!type\b).*from '.*'/gm,
        ) ?? [],
    );
    expect(imports.filter((line) => !/from '\.\/\w+\.ts'/.test(line))).toEqual([]);
  });
});

describe('headers', () => {
  it('name the account and the language on every call (A-002, A-003)', async () => {
    const { client, seen } = setUp();
    await client.account.branding();
    const { headers } = only(seen);
    expect([headers.get('x-account-hash'), headers.get('accept-language')]).toEqual(['acc-1', 'pt-BR']);
    expect(headers.has('authorization')).toBe(false);
  });

  it('carry the bearer token (A-001)', async () => {
    const { client, seen } = setUp(undefined, { access: 'mine' });
    await client.auth.userData();
    expect(only(seen).headers.get('authorization')).toBe('Bearer mine');
  });

  it('let a temporary token take precedence (A-001)', async () => {
    const { client, seen } = setUp(undefined, { access: 'mine', temporary: 'guest' });
    await client.auth.me();
    expect(only(seen).headers.get('authorization')).toBe('Bearer guest');
  });

  it('speak to the older calls in their way (A-003, D-073)', async () => {
    const { client, seen } = setUp(undefined, { access: 'mine' });
    await client.products.sizeChart({ params: { id: 7 } });
    expect(only(seen).headers.get('authorization')).toBe('Token mine');
    expect(only(seen).path).toBe('/api/product/7/sizechart/');
  });

  it('give the public client id, and no token, to the token call (A-004, D-136)', async () => {
    const { client, seen } = setUp(undefined, { access: 'stale' });
    await client.auth.token({ body: { grant_type: 'password', username: 'ana@loja.test', password: 'p&ss word' } });
    const { headers, body } = only(seen);
    expect(headers.get('authorization')).toBe(`Basic ${btoa('vitrine-web:')}`);
    expect(headers.get('content-type')).toContain('application/x-www-form-urlencoded');
    expect(body).toBe('grant_type=password&username=ana%40loja.test&password=p%26ss+word');
  });

  it('name the session of the first call of a sign-in to the second, which stays in it (A-005, S-012)', async () => {
    const { client, seen } = setUp(undefined, { access: 'mine' });
    await client.auth.login({ body: { grant_type: 'password', username: 'ana@loja.test', password: 'secret' } });
    expect(only(seen).headers.get('authorization')).toBe('Bearer mine');
  });

  it('ask for the refresh token as a cookie where it may be one, on the calls that hand it over or end it (B-03)', async () => {
    const body = { grant_type: 'password' as const, username: 'ana@loja.test', password: 'secret' };
    const ask = async (start: Start) => {
      const { client, seen } = setUp(undefined, { access: 'mine', ...start });
      await client.auth.token({ body });
      await client.auth.refresh({ body: {} });
      await client.auth.logout();
      await client.auth.me();
      return seen.map(({ headers }) => headers.get('x-session'));
    };
    expect(await ask({ mayUseCookie: true })).toEqual(['cookie', 'cookie', 'cookie', null]);
    expect(await ask({})).toEqual([null, null, null, null]);
  });

  it('carry the key that makes a repeated creation harmless', async () => {
    const { client, seen } = setUp();
    await client.cart.finalize({ params: { cartId: 4 }, body: {}, idempotencyKey: 'send-4-once' });
    expect(only(seen).headers.get('idempotency-key')).toBe('send-4-once');
  });
});

describe('address and body', () => {
  it('repeat a list, leave out what is not given and fill the path', async () => {
    const { client, seen } = setUp();
    await client.landing.brands({ query: { 'events[]': ['ita-style', 'ss 27'] } });
    await client.products.list({ query: { sellers: '3,4', tags: undefined } });
    await client.brands.page({ params: { slug: 'casa-marola' } });
    expect(seen.map(({ path }) => path)).toEqual([
      '/v1/sellers/landing?events%5B%5D=ita-style&events%5B%5D=ss+27',
      '/v1/products?sellers=3%2C4',
      '/v1/sellers/casa-marola/brand-page',
    ]);
  });

  it('send JSON where the contract says nothing else', async () => {
    const { client, seen } = setUp();
    await client.cart.setQuantity({ params: { itemId: 12 }, body: { quantity: 6 } });
    const { method, path, body, headers } = only(seen);
    expect([method, path, body, headers.get('content-type')]).toEqual([
      'POST',
      '/v1/cart/products/items/12',
      '{"quantity":6}',
      'application/json',
    ]);
  });
});

describe('types', () => {
  it('refuse what the contract does not know', () => {
    const { client } = setUp();
    const mistakes = () => [
      // @ts-expect-error -- the parameter is called itemId
      client.cart.setQuantity({ params: { id: 1 }, body: { quantity: 1 } }),
      // @ts-expect-error -- a quantity is a number
      client.cart.setQuantity({ params: { itemId: 1 }, body: { quantity: '1' } }),
      // @ts-expect-error -- the body is missing
      client.cart.setNote({ params: { cartId: 1, productId: 2 } }),
      // @ts-expect-error -- there is no such call
      client.cart.explode(),
    ];
    expect(mistakes).toBeTypeOf('function');
  });
});

describe('answers', () => {
  it('are told apart by status (D-006)', async () => {
    const { client } = setUp(() => ({
      status: 201,
      body: { order: { id: 9, status: 'b', created: '' }, checkout_url: null },
    }));
    const answer = await client.cart.finalize({ params: { cartId: 4 }, body: {} });
    expect(answer.status === 201 && answer.data.order.id).toBe(9);
  });

  it('have no data when the server has none to give', async () => {
    const { client } = setUp(() => ({ status: 204 }), { access: 'mine' });
    expect(await client.auth.logout()).toEqual({ status: 204, data: undefined });
  });
});
