import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../../shared/config/storage.ts';
import { createKeeper } from './keepUnsaved.ts';

it('Tabs keep their unsaved cells beside each other', () => {
  const storage = createMemoryStorage();
  const one = createKeeper(storage);
  const other = createKeeper(storage);
  one.keep([{ itemId: 1, quantity: 4 }]);
  other.keep([{ itemId: 2, quantity: 5 }]);
  expect(createKeeper(storage).unsaved).toEqual([
    { itemId: 1, quantity: 4 },
    { itemId: 2, quantity: 5 },
  ]);
  one.keep([]);
  expect(createKeeper(storage).unsaved).toEqual([{ itemId: 2, quantity: 5 }]);
  other.keep([]);
  expect(storage.getJson('unsavedCells')).toBeNull();
});
