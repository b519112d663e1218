import { fixtures } from '@vitrine/api/testing';
import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../config/storage.ts';
import { createSession } from '../../queries/session.ts';
import { keepTemporaryToken } from './enterWithToken.ts';

const { user } = fixtures.members.approved;

it('a temporary token that is kept as it is uses the cookie of nobody else (S-024, B-02, B-03)', () => {
  const storage = createMemoryStorage();
  const session = createSession(storage, { mayUseCookie: true });
  const arrive = (before: typeof user | null): void => {
    storage.set('temporaryToken', 't1');
    session.enter(user);
    keepTemporaryToken({ session, storage }, before);
  };
  arrive(fixtures.members.seller.user);
  expect([session.accessToken(), session.temporaryToken(), session.isCookieForeign?.()]).toEqual(['t1', null, true]);
  arrive(user);
  expect(session.isCookieForeign?.()).toBe(false);
  arrive(null);
  expect(session.isCookieForeign?.()).toBe(true);
  session.store({ access_token: 'a1', refresh_token: '' });
  expect(session.isCookieForeign?.()).toBe(false);
});
