import { fixtures } from '@vitrine/api/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../config/storage.ts';
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
