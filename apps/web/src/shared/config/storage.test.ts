import { expect, it } from 'vitest';
import { createStorage, type StorageKey } from './storage.ts';

it('what leads on after a login, and the last filter, have one name each in the browser (D-103)', () => {
  const entries = new Map<string, string>();
  const storage = createStorage(() => ({
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }));
  const keys: StorageKey[] = ['noRedirect', 'eventPath', 'brandSlug', 'defaultEvent', 'lastFilter', 'loginTarget'];
  for (const key of keys) storage.set(key, key);
  expect(Object.fromEntries(entries)).toEqual({
    no_redirect: 'noRedirect',
    event_path: 'eventPath',
    brand_slug: 'brandSlug',
    default_event: 'defaultEvent',
    last_filter: 'lastFilter',
    login_target: 'loginTarget',
  });
});
