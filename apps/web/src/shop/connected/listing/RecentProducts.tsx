import { useQuery } from '@tanstack/react-query';
import { favoriteQueries } from '../../queries/favorites.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { ProductSlider } from './ProductSlider.tsx';

/** The products that this person looked at last. Nothing while there are none: the screen does without. */
export function RecentProducts() {
  const t = useTranslate();
  const { client } = useServices();
  const { data = [] } = useQuery(favoriteQueries(client).recent());
  return data.length > 0 ? <ProductSlider title={t('favorite.recent')} products={data} /> : null;
}
