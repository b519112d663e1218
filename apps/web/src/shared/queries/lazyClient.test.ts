import { expect, it } from 'vitest';
import { createMemoryStorage } from '../config/storage.ts';
import { lazyClient } from './lazyClient.ts';
import { createSession } from './session.ts';

it('has the same resources each time, so that no effect starts again because of them', () => {
  const client = lazyClient({
    baseUrl: '',
    session: createSession(createMemoryStorage()),
    clientId: '',
    accountHash: () => null,
    language: () => 'en',
  });
  expect(client.messages).toBe(client.messages);
});
