import { digestCartLine } from '@vitrine/api/rules';
import type { PendingCells } from '../../mappers/pendingCells.ts';
import type { WireCartProduct } from '../../../shared/mappers/wire.ts';
import type { Cart } from '../../../shared/queries/cart.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { ownSavesOf } from './ownSaves.ts';
import { useCells } from './useCells.ts';

/**
 * What the reader of a cart has seen of it, for calls that remove more than one cell. Own saves that are on their way arrive first: they
 * are no change of somebody else.
 */
export const useSeenCart = () => {
  const saves = ownSavesOf(useServices());
  const { settled, getCells } = useCells();
  const arrive = (): Promise<unknown> => Promise.all([settled(), saves.settled()]);
  return {
    version: async ({ id, version }: Cart): Promise<number> => {
      await arrive();
      return saves.raise(id, version);
    },
    /** The digest of a product; `noteNow` is asked once its note has been saved. Undefined where the browser makes no digests. */
    line: async (product: WireCartProduct, cells: PendingCells, noteNow: () => string): Promise<string | undefined> => {
      await arrive();
      const units = product.variations.flatMap(({ items }) =>
        items.map(({ id, quantity }) => {
          const cell = cells.get(id);
          const isSaved = cell !== undefined && cell.state !== 'failed' && !getCells().has(id);
          return { id, quantity: isSaved ? cell.quantity : quantity };
        }),
      );
      return isSecureContext ? digestCartLine({ units, note: noteNow() }) : undefined;
    },
  };
};
