import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { toBrandTile, toOrderTile, type Tile } from '../mappers/brand.ts';
import type { WireBrand } from '../../shared/mappers/wire.ts';
import { useSession } from '../../shared/queries/services.ts';

/**
 * How a brand becomes a tile: members also get the way to its open line sheet, which is closed to visitors. A brand that was found by what it
 * sells says what that is.
 */
export const useTile = (): ((brand: WireBrand) => Tile) => {
  const t = useTranslate();
  const { user } = useSession();
  const toTile = user ? toOrderTile((words) => t('directory.sheet', words)) : toBrandTile;
  return (brand) => {
    const tile = toTile(brand);
    return brand.matched?.length ? { ...tile, note: t('directory.sells', { what: brand.matched.join(', ') }) } : tile;
  };
};
