import { describe, expect, it } from 'vitest';
import { createClient } from './createClient.ts';
import { memorySession } from '../testing/memorySession.ts';
import { stubServer, type Seen } from '../testing/stubServer.ts';
import { at } from '../testing/at.ts';
import type { Session } from './session.ts';

const problem = {
  message: 'Authentication credentials were not provided.',
  detail: 'Authentication credentials were not provided.',
};
const pair = { access_token: 'new', refresh_token: 'r2', token_type: 'Bearer', expires_in: 3600 };

const isRefresh = ({ path }: Seen) => path === '/v1/auth/refresh';
const isFresh = ({ headers }: Seen) => headers.get('authorization')?.endsWith(' new') ?? false;

const setUp = (refreshed: { status?: number; body?: unknown } | Error, start: Parameters<typeof memorySession>[0]) => {
  const server = stubServer((seen) => {
    if (isRefresh(seen)) return refreshed;
    return isFresh(seen) ? { body: { stage: 'approved' } } : { status: 401, body: problem };
  });
  const memory = memorySession(start);
  const options = {
    baseUrl: 'https://api.test',
    accountHash: () => null,
    language: () => 'en',
    clientId: 'vitrine-web',
  };
  return {
    ...memory,
    seen: server.seen,
    client: createClient({ ...options, session: memory.session, fetch: server.fetch }),
  };
};

describe('an expired session', () => {
  it('is refreshed and the call repeated (A-008)', async () => {
    const { client, kept, ended, seen } = setUp({ body: pair }, { access: 'old', refresh: 'r1' });
    expect((await client.auth.me()).data).toEqual({ stage: 'approved' });
    expect(kept).toEqual({ access: 'new', refresh: 'r2' });
    expect(seen.map(({ path }) => path)).toEqual(['/v1/auth/me', '/v1/auth/refresh', '/v1/auth/me']);
    expect(at(seen, 1).headers.has('authorization')).toBe(false);
    expect(ended).toEqual([]);
  });

  it('keeps its refresh token when the server gives no other (A-008)', async () => {
    const { client, kept } = setUp({ body: { access_token: 'new' } }, { access: 'old', refresh: 'r1' });
    await client.auth.me();
    expect(kept).toEqual({ access: 'new', refresh: 'r1' });
  });

  it('is refreshed once for all calls that meet it (A-008)', async () => {
    const { client, seen } = setUp({ body: pair }, { access: 'old', refresh: 'r1' });
    await Promise.all(Array.from({ length: 20 }, () => client.auth.me()));
    expect(seen.filter(isRefresh)).toHaveLength(1);
  });

  it('is not refreshed again when another tab has done so', async () => {
    const { client, kept, seen } = setUp({ body: pair }, { access: 'old', refresh: 'r1' });
    const pending = client.auth.me();
    kept.access = 'new';
    await pending;
    expect(seen.filter(isRefresh)).toHaveLength(0);
  });

  it('of a temporary token is refreshed too (S-026)', async () => {
    const { client, kept } = setUp({ body: pair }, { temporary: 'guest', refresh: 'r1' });
    await client.auth.me();
    expect(kept).toEqual({ access: 'new', refresh: 'r2' });
  });

  it('ends when the refresh is refused (S-028, X-022)', async () => {
    const { client, ended, seen } = setUp({ status: 401, body: problem }, { access: 'old', refresh: 'r1' });
    await expect(client.auth.me()).rejects.toMatchObject({ status: 401, message: problem.message });
    expect(ended).toEqual(['refused']);
    expect(seen).toHaveLength(2);
  });

  it('goes on when another tab used the refresh token first', async () => {
    const { session, kept, ended } = memorySession({ access: 'old', refresh: 'r1' });
    const server = stubServer((seen) => {
      if (isFresh(seen)) return { body: { stage: 'approved' } };
      if (isRefresh(seen)) Object.assign(kept, { access: 'new', refresh: 'r2' });
      return { status: 401, body: problem };
    });
    const client = createClient({
      baseUrl: 'https://api.test',
      accountHash: () => null,
      language: () => 'en',
      clientId: 'vitrine-web',
      session,
      fetch: server.fetch,
    });
    expect((await client.auth.me()).status).toBe(200);
    expect(ended).toEqual([]);
  });

  it.each(['null', 'true', '{}'])('ends when the answer carries no tokens: %s', async (body) => {
    const { client, ended, seen } = setUp({ body }, { access: 'old', refresh: 'r1' });
    await expect(client.auth.me()).rejects.toMatchObject({ status: 401 });
    expect(ended).toEqual(['refused']);
    expect(seen).toHaveLength(2);
  });

  it('ends when there is nothing to refresh with (X-072)', async () => {
    const { client, ended } = setUp({ body: pair }, { access: 'old' });
    await expect(client.auth.me()).rejects.toMatchObject({ status: 401 });
    expect(ended).toEqual(['expired']);
  });

  it.each([
    ['that failed', { status: 500, body: { message: 'Sorry.', detail: 'Sorry.' } }, { name: 'ApiError', status: 500 }],
    [
      'in trouble',
      { status: 503, body: { message: 'Back soon.', detail: 'Back soon.' } },
      { name: 'ApiError', status: 503 },
    ],
    ['out of reach', new TypeError('fetch failed'), { name: 'NetworkError' }],
  ])('survives a server %s', async (_, refreshed, error) => {
    const { client, ended, kept } = setUp(refreshed, { access: 'old', refresh: 'r1' });
    await expect(client.auth.me()).rejects.toMatchObject(error);
    expect(ended).toEqual([]);
    expect(kept.refresh).toBe('r1');
  });
});

describe('a session whose refresh token is in a cookie', () => {
  const cookie = { access: 'old', mayUseCookie: true };
  const moved = { ...pair, refresh_token: '' };

  it('is refreshed without a token in the body, and keeps none (A-008, B-03)', async () => {
    const { client, kept, seen } = setUp({ body: moved }, cookie);
    expect((await client.auth.me()).status).toBe(200);
    expect(at(seen, 1).body).toBe('{}');
    expect(at(seen, 1).headers.get('x-session')).toBe('cookie');
    expect(kept).toEqual({ access: 'new' });
  });

  it('takes over a token that storage still holds', async () => {
    const { client, kept, seen } = setUp({ body: moved }, { ...cookie, refresh: 'r1' });
    await client.auth.me();
    expect(at(seen, 1).body).toBe('{"refresh_token":"r1"}');
    expect(kept).toEqual({ access: 'new' });
  });

  it('keeps the token of a server on the same origin that knows no cookies (B-03)', async () => {
    const { client, kept } = setUp({ body: pair }, { ...cookie, refresh: 'r1' });
    await client.auth.me();
    expect(kept).toEqual({ access: 'new', refresh: 'r2' });
  });

  it('ends with its access token while the cookie is another user’s (B-02, B-03)', async () => {
    const { client, ended, seen } = setUp({ body: moved }, { ...cookie, isCookieForeign: true });
    await expect(client.auth.me()).rejects.toMatchObject({ status: 401 });
    expect([ended, seen.map(({ path }) => path)]).toEqual([['expired'], ['/v1/auth/me']]);
  });

  it('ends when the server refuses the cookie (S-028, X-022)', async () => {
    const { client, ended } = setUp({ status: 401, body: problem }, cookie);
    await expect(client.auth.me()).rejects.toMatchObject({ status: 401 });
    expect(ended).toEqual(['refused']);
  });
});

describe('a session shortly before its access token ends', () => {
  const soon = { access: 'old', refresh: 'r1', expiring: true };

  it('is refreshed first, so that no call is refused (A-008)', async () => {
    const { client, seen } = setUp({ body: pair }, soon);
    await Promise.all([client.auth.me(), client.auth.userData()]);
    expect(seen.map(({ path }) => path)).toEqual(['/v1/auth/refresh', '/v1/auth/me', '/v1/auth/user-data']);
  });

  it('is used as it is while the server cannot refresh', async () => {
    const { client, seen, ended } = setUp({ status: 503, body: problem }, { ...soon, access: 'still new' });
    expect((await client.auth.me()).status).toBe(200);
    expect(at(seen, 1).headers.get('authorization')).toBe('Bearer still new');
    expect(ended).toEqual([]);
  });
});

it('tabs take turns: the second finds the tokens of the first and asks no more (A-008)', async () => {
  const { session, kept } = memorySession({ access: 'old', refresh: 'r1' });
  const server = stubServer((seen) => {
    if (isRefresh(seen)) return { body: pair };
    return isFresh(seen) ? { body: { stage: 'approved' } } : { status: 401, body: problem };
  });
  let turn: Promise<unknown> = Promise.resolve();
  const takeTurn: Session['takeTurn'] = (work) => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };
  const tabs = Array.from({ length: 50 }, () =>
    createClient({
      baseUrl: 'https://api.test',
      accountHash: () => null,
      language: () => 'en',
      clientId: 'vitrine-web',
      session: { ...session, takeTurn },
      fetch: server.fetch,
    }),
  );
  const answers = await Promise.all(tabs.map((tab) => tab.auth.me()));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(server.seen.filter(isRefresh)).toHaveLength(1);
  expect(kept).toEqual({ access: 'new', refresh: 'r2' });
});

describe('a visitor', () => {
  it('who is refused has no session to refresh or end', async () => {
    const { client, ended, seen } = setUp({ body: pair }, {});
    await expect(client.auth.me()).rejects.toMatchObject({ status: 401 });
    expect(seen).toHaveLength(1);
    expect(ended).toEqual([]);
  });
});

describe('a session that is paused', () => {
  /** The server refuses until somebody has signed in; then that person's token counts. */
  const pauseFor = () => {
    const { promise: signedIn, resolve: signIn } = Promise.withResolvers<void>();
    const { session, kept, ended } = memorySession({ access: 'old', refresh: 'r1' });
    let user = 1;
    let isPaused = false;
    const server = stubServer((seen) =>
      isFresh(seen) ? { status: 204 } : { status: isRefresh(seen) ? 400 : 401, body: problem },
    );
    const pausing: Session = {
      ...session,
      userId: () => user,
      pause: () => {
        isPaused = true;
        delete kept.access;
        return true;
      },
      whenGoingOn: () => (isPaused ? signedIn : Promise.resolve()),
    };
    return {
      ended,
      seen: server.seen,
      client: createClient({
        baseUrl: 'https://api.test',
        accountHash: () => null,
        language: () => 'en',
        clientId: 'vitrine-web',
        session: pausing,
        fetch: server.fetch,
      }),
      enter: (id: number) => {
        user = id;
        kept.access = 'new';
        signIn();
      },
    };
  };
  const write = { params: { itemId: 1 }, body: { quantity: 3 } };
  const writes = (seen: Seen[]) => seen.filter(({ path }) => path.includes('/cart/products/items/')).length;

  it('sends the refused call again, and those that waited, once the same person has signed in (X-022)', async () => {
    const { client, seen, ended, enter } = pauseFor();
    const refused = client.cart.setQuantity(write);
    await expect.poll(() => seen.some(isRefresh)).toBe(true);
    const waiting = client.cart.setQuantity(write);
    // What a sign-in calls is not held.
    await expect(client.auth.me()).rejects.toMatchObject({ status: 401 });
    expect(writes(seen)).toBe(1);
    enter(1);
    await Promise.all([refused, waiting]);
    expect(writes(seen)).toBe(3);
    expect(ended).toEqual([]);
  });

  it('sends nothing of one person for another who signs in', async () => {
    const { client, seen, enter } = pauseFor();
    const calls = [client.cart.setQuantity(write)];
    await expect.poll(() => seen.some(isRefresh)).toBe(true);
    calls.push(client.cart.setQuantity(write));
    enter(2);
    for (const call of calls) await expect(call).rejects.toMatchObject({ status: 401 });
    expect(writes(seen)).toBe(1);
  });
});
