import { describe, expect, it } from 'vitest';
import { createClient } from './createClient.ts';
import { ApiError, NetworkError } from './errors.ts';
import { memorySession } from '../testing/memorySession.ts';
import { stubServer } from '../testing/stubServer.ts';

const clientFor = (reply: Parameters<typeof stubServer>[0]) => {
  const server = stubServer(reply);
  const options = {
    baseUrl: 'https://api.test',
    accountHash: () => null,
    language: () => 'en',
    clientId: 'vitrine-web',
  };
  return {
    client: createClient({ ...options, session: memorySession().session, fetch: server.fetch }),
    seen: server.seen,
  };
};

const failureOf = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a refusal', () => {
  it('is an ApiError with the sentence, the fields and the number of the request (X-060)', async () => {
    const body = {
      message: 'Only 3 left.',
      detail: 'Only 3 left.',
      request_id: 'req-7',
      errors: { quantity: ['Only 3 left.'] },
      available: 3,
    };
    const { client } = clientFor(() => ({ status: 422, body }));
    const error = await failureOf(client.cart.setQuantity({ params: { itemId: 1 }, body: { quantity: 9 } }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 422,
      message: 'Only 3 left.',
      requestId: 'req-7',
      fields: { quantity: ['Only 3 left.'] },
      body,
    });
  });

  it('of an older call names its fields at the top (X-005)', async () => {
    const { client } = clientFor(() => ({ status: 400, body: { email: ['user with this email already exists.'] } }));
    const error = await failureOf(client.landing.subscribe({ body: { email: 'a@b.test', maillist: 'b' } }));
    expect(error).toMatchObject({
      message: 'user with this email already exists.',
      fields: { email: ['user with this email already exists.'] },
    });
  });

  it('of the token call keeps its code (X-001)', async () => {
    const { client, seen } = clientFor(() => ({
      status: 401,
      body: { error: 'invalid_grant', error_description: 'Wrong e-mail or password.' },
    }));
    const error = await failureOf(
      client.auth.token({ body: { grant_type: 'password', username: 'a', password: 'b' } }),
    );
    expect(error).toMatchObject({
      status: 401,
      message: 'Wrong e-mail or password.',
      body: { error: 'invalid_grant' },
    });
    expect(seen).toHaveLength(1);
  });

  it('keeps its status when a proxy worded it', async () => {
    const { client } = clientFor(() => ({
      status: 502,
      body: '<h1>Bad gateway</h1>',
      headers: { 'x-request-id': 'edge-1' },
    }));
    const error = await failureOf(client.landing.content());
    expect(error).toMatchObject({
      name: 'ApiError',
      status: 502,
      requestId: 'edge-1',
      fields: {},
      message: 'The server answered 502.',
    });
  });
});

describe('silence', () => {
  it('on a read is tried once more', async () => {
    const { client, seen } = clientFor((_, nth) =>
      nth === 1 ? new TypeError('fetch failed') : { body: { hero: [] } },
    );
    expect((await client.landing.content()).data).toEqual({ hero: [] });
    expect(seen).toHaveLength(2);
  });

  it('on a write is never repeated: it may have happened', async () => {
    const { client, seen } = clientFor(() => new TypeError('fetch failed'));
    const error = await failureOf(client.cart.finalize({ params: { cartId: 1 }, body: {} }));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ reason: 'offline' });
    expect(seen).toHaveLength(1);
  });

  it('for too long is a timeout', async () => {
    const { client } = clientFor(() => new Promise(() => undefined));
    const error = await failureOf(client.cart.remove({ params: { cartId: 1 }, timeout: 5 }));
    expect(error).toMatchObject({ name: 'NetworkError', reason: 'timeout' });
  });

  it('is also a success that is not this API speaking', async () => {
    const { client } = clientFor(() => ({ status: 200, body: '<html>Sign in to the hotel network</html>' }));
    expect(await failureOf(client.account.branding())).toMatchObject({ name: 'NetworkError', reason: 'unreadable' });
  });

  it('asked for by the caller is the abort itself, not an error of the network', async () => {
    const { client } = clientFor(() => new Promise(() => undefined));
    const controller = new AbortController();
    const pending = failureOf(client.landing.content({ signal: controller.signal }));
    controller.abort();
    expect(await pending).toMatchObject({ name: 'AbortError' });
  });
});

it('says which path parameter is missing before anything is sent', async () => {
  const { client, seen } = clientFor(() => ({}));
  const slug = undefined as unknown as string;
  expect(await failureOf(client.brands.page({ params: { slug } }))).toMatchObject({
    message: expect.stringContaining('"slug"') as string,
  });
  expect(seen).toEqual([]);
});
