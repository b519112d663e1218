import { fixtures } from '@vitrine/api/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { createClient, type Client } from '@vitrine/api/client';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryStorage, createStorage } from '../config/storage.ts';
import { createQueries } from './queries.ts';
import { createSession } from './session.ts';

const { user } = fixtures.members.approved;

afterEach(() => vi.useRealTimers());

it('keeps the refresh token only where the server gives it in the body (B-03)', () => {
  const storage = createMemoryStorage();
  const session = createSession(storage, { mayUseCookie: true });
  session.store({ access_token: 'a1', refresh_token: 'r1' });
  expect([storage.get('accessToken'), storage.get('refreshToken')]).toEqual(['a1', 'r1']);
  session.store({ access_token: 'a2', refresh_token: '' });
  expect([session.accessToken(), session.refreshToken()]).toEqual(['a2', null]);
});

it('knows half a minute ahead that its access token ends, if the server says when (A-008)', () => {
  vi.useFakeTimers();
  const session = createSession(createMemoryStorage());
  session.store({ access_token: 'a1', refresh_token: '', expires_in: 600 });
  expect(session.isExpiring?.()).toBe(false);
  vi.advanceTimersByTime(571_000);
  expect(session.isExpiring?.()).toBe(true);
  session.store({ access_token: 'a2', refresh_token: 'r2' });
  expect(session.isExpiring?.()).toBe(false);
});

it('keeps the side of a user under both of its names (B-08, B-09, D-035)', () => {
  const storage = new Map<string, string>();
  const source = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  };
  const session = createSession(createStorage(() => source));
  session.enter(user);
  expect([storage.get('user_type'), storage.get('user_stype')]).toEqual(['buyer', 'buyer']);
  session.enter(fixtures.members.seller.user);
  expect([storage.get('user_type'), storage.get('user_stype')]).toEqual(['seller', 'seller']);
  session.end('refused');
  expect([storage.get('user_type'), storage.get('user_stype')]).toEqual([undefined, undefined]);
});

it('the same user, read again, is no change', () => {
  const session = createSession(createMemoryStorage());
  session.enter(user);
  session.setStage('approved');
  const heard = vi.fn();
  session.subscribe(heard);
  const before = session.getState();
  session.enter(structuredClone(user));
  session.setStage('approved');
  expect(session.getState()).toBe(before);
  expect(heard).not.toHaveBeenCalled();
  session.setStage('in_review');
  expect(heard).toHaveBeenCalledOnce();
});

it('a session that ends leaves nothing of the user (B-01, X-072)', () => {
  const storage = createMemoryStorage();
  const session = createSession(storage);
  const ended = vi.fn();
  session.onEnd(ended);
  session.store({ access_token: 'a1', refresh_token: 'r1', expires_in: 600 });
  session.enter(user);
  session.end('refused');
  expect(ended).toHaveBeenCalledExactlyOnceWith('refused');
  expect(session.getState()).toEqual({ user: null, stage: null });
  for (const key of ['accessToken', 'accessEnds', 'refreshToken', 'userData'] as const)
    expect(storage.get(key)).toBeNull();
});

it('a session that ends while the page loads is told to who listens first, and to nobody else (S-028, X-072)', () => {
  const session = createSession(createMemoryStorage());
  session.enter(user);
  session.end('refused');
  const [first, second] = [vi.fn(), vi.fn()];
  session.onEnd(first);
  session.onEnd(second);
  expect(first).toHaveBeenCalledExactlyOnceWith('refused');
  expect(second).not.toHaveBeenCalled();
});

it('sends a temporary token before all others, exchanges it, and lets go of it (B-02, S-024, S-026)', () => {
  const storage = createMemoryStorage();
  storage.set('temporaryToken', 't1');
  const session = createSession(storage, { mayUseCookie: true });
  expect([session.temporaryToken(), session.refreshToken()]).toEqual(['t1', 't1']);
  session.store({ access_token: 'a1', refresh_token: '' });
  expect([session.accessToken(), session.temporaryToken(), session.refreshToken()]).toEqual(['a1', null, null]);
});

it('a temporary token that does not work signs nobody out', () => {
  const storage = createMemoryStorage();
  const session = createSession(storage);
  const ended = vi.fn();
  session.onEnd(ended);
  session.store({ access_token: 'a1', refresh_token: 'r1' });
  session.enter(user);
  storage.set('temporaryToken', 't1');
  session.end('refused');
  expect([session.accessToken(), session.temporaryToken(), session.refreshToken()]).toEqual(['a1', null, 'r1']);
  expect(session.getState().user).toEqual(user);
  expect(ended).not.toHaveBeenCalled();
});

const CREDENTIALS = 'Authentication credentials were not provided.';

/** A signed-in browser whose server answers everything alike. */
const answeredWith = (status: number) => {
  const storage = createMemoryStorage();
  const session = createSession(storage, { mayUseCookie: true });
  session.store({ access_token: 'a1', refresh_token: '' });
  session.enter(user);
  const ended = vi.fn();
  session.onEnd(ended);
  const answer = () => Response.json({ message: CREDENTIALS, detail: CREDENTIALS }, { status });
  const client = createClient({
    baseUrl: 'https://api.test',
    session,
    accountHash: () => 'vitrine',
    language: () => 'en',
    clientId: 'vitrine-web',
    fetch: () => Promise.resolve(answer()),
  });
  return { storage, client, session, ended };
};

it.each<[string, (client: Client) => Promise<unknown>]>([
  ['orders (S-031)', (client) => client.orders.list({ query: {} })],
  ['the landing page (S-032)', (client) => client.landing.content()],
  ['retailers (S-033)', (client) => client.retailers.list({ query: {} })],
  ['products (S-034)', (client) => client.products.detail({ params: { id: 1 } })],
])('credentials that do not count for %s end the session, and nothing of the user is left', async (_, call) => {
  const { storage, client, ended } = answeredWith(401);
  await expect(call(client)).rejects.toMatchObject({ status: 401 });
  expect(ended).toHaveBeenCalledOnce();
  for (const key of ['accessToken', 'userData', 'buyerStage'] as const) expect(storage.get(key)).toBeNull();
});

it('a cart that may not be read ends the session (S-030, X-018)', async () => {
  const { storage, client, session, ended } = answeredWith(403);
  const pages = createQueries(client, session).cart.pages();
  await expect(new QueryClient().fetchInfiniteQuery({ ...pages, retry: false })).rejects.toMatchObject({ status: 403 });
  expect(ended).toHaveBeenCalledOnce();
  expect(storage.get('accessToken')).toBeNull();
});

/** A session that ends in the middle of somebody's work, with quantities that are not saved. */
const endAtWork = () => {
  const storage = createMemoryStorage();
  const session = createSession(storage);
  session.onAsk(() => undefined);
  session.store({ access_token: 'a1', refresh_token: 'r1' });
  session.enter(user);
  storage.set('unsavedCells', '[]');
  expect(session.pause?.()).toBe(true);
  const goesOn = vi.fn();
  void session.whenGoingOn?.().then(goesOn);
  return { storage, session, goesOn };
};

it('a session that ends at work keeps what was typed, and no secret, until its user is back (X-022)', async () => {
  const { storage, session, goesOn } = endAtWork();
  expect(session.getState()).toMatchObject({ user, isPaused: true });
  for (const key of ['accessToken', 'refreshToken', 'userData'] as const) expect(storage.get(key)).toBeNull();
  expect(storage.get('unsavedCells')).toBe('[]');
  session.store({ access_token: 'a2', refresh_token: 'r2' });
  expect(goesOn).not.toHaveBeenCalled();
  session.enter(user);
  await expect.poll(() => goesOn.mock.calls).toHaveLength(1);
  expect(session.getState().isPaused).toBeUndefined();
  expect([storage.get('unsavedCells'), storage.get('pausedUser')]).toEqual(['[]', null]);
});

it('what one person typed is forgotten when another signs in or they sign out, and not because a session ended', () => {
  const other = endAtWork();
  other.session.enter(fixtures.members.seller.user);
  expect(other.storage.get('unsavedCells')).toBeNull();
  const left = endAtWork();
  left.session.end('left');
  expect([left.storage.get('unsavedCells'), left.storage.get('pausedUser')]).toEqual([null, null]);
  const ended = endAtWork();
  ended.session.end('refused');
  expect(ended.session.getState().user).toBeNull();
  expect(ended.storage.get('unsavedCells')).toBe('[]');
});

it('a page with a token of a link, or that staff see as somebody, is not paused (D-067, S-028)', () => {
  const storage = createMemoryStorage();
  const session = createSession(storage);
  session.onAsk(() => undefined);
  session.enter(user);
  for (const key of ['temporaryToken', 'viewing'] as const) {
    storage.set(key, 't1');
    expect(session.pause?.()).toBe(false);
    storage.set(key, null);
  }
});
