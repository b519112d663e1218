import { useTranslate } from '../../connected/useTranslate.ts';
import { toBrandTile, toOrderTile } from '../../mappers/brand.ts';
import { useSession } from '../../queries/services.ts';

/** How a brand becomes a tile: members also get the way to its open line sheet, which is closed to visitors. */
export const useTile = () => {
  const t = useTranslate();
  const { user } = useSession();
  return user ? toOrderTile((words) => t('directory.sheet', words)) : toBrandTile;
};
