import type { BrowserStorage } from '../../../shared/config/storage.ts';
import type { UnsavedCell } from '../../mappers/pendingCells.ts';

/** Keeps the unsaved cells of this tab beside those of the others, which share the storage. */
export const createKeeper = (storage: Pick<BrowserStorage, 'getJson' | 'setJson'>) => {
  const read = (): UnsavedCell[] => storage.getJson<UnsavedCell[]>('unsavedCells') ?? [];
  const unsaved = read();
  let own = new Set(unsaved.map(({ itemId }) => itemId));
  return {
    unsaved,
    keep: (cells: UnsavedCell[]): void => {
      const others = read().filter(({ itemId }) => !own.has(itemId));
      own = new Set(cells.map(({ itemId }) => itemId));
      const all = [...others.filter(({ itemId }) => !own.has(itemId)), ...cells];
      storage.setJson('unsavedCells', all.length > 0 ? all : null);
    },
  };
};
