import { useQuery } from '@tanstack/react-query';
import type { BRAND_TASKS } from '@vitrine/api/rules';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { useOfficeQueries } from '../useOfficeQueries.ts';
import { Tasks, type TaskPlace } from './Tasks.tsx';

const ordersIn = (queue: string): TaskPlace => ({ list: 'brand/orders', query: { queue }, one: 'brand/orders' });

const places: Record<(typeof BRAND_TASKS)[number], TaskPlace> = {
  answer: ordersIn('answer'),
  ship: ordersIn('ship'),
  payment: ordersIn('payment'),
  windows: { list: 'brand/collections', one: 'brand/collections' },
  stock: { list: 'brand/stock', one: 'brand/products' },
};

/** /admin/brand/today: what waits for the people of the brand (D-048, D-049). */
export function BrandToday() {
  const t = useTranslate();
  return <Tasks title={t('admin.area.brandToday')} found={useQuery(useOfficeQueries().today())} places={places} />;
}
