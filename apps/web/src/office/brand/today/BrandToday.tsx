import { useQuery } from '@tanstack/react-query';
import type { BRAND_TASKS } from '@vitrine/api/rules';
import { useMay } from '../../../shared/connected/rights/useMay.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { FirstSteps } from '../../parts/today/FirstSteps.tsx';
import { brandOfficeQueries } from '../../parts/queries/brandOffice.ts';
import { Tasks, type TaskPlace } from '../../parts/today/Tasks.tsx';

const ordersIn = (queue: string): TaskPlace => ({ list: 'brand/orders', query: { queue }, one: 'brand/orders' });

const places: Record<(typeof BRAND_TASKS)[number], TaskPlace> = {
  answer: ordersIn('answer'),
  ship: ordersIn('ship'),
  payment: ordersIn('payment'),
  windows: { list: 'brand/collections', one: 'brand/collections' },
  stock: { list: 'brand/stock', one: 'brand/products' },
};

/** /admin/brand/today: what waits for the people of the brand, and for a new one how it begins (D-048, D-049). */
export function BrandToday() {
  const t = useTranslate();
  const may = useMay();
  const { data: today, error, refetch } = useQuery(useQueriesOf(brandOfficeQueries).today());
  const isNew = today?.first_steps.some(({ kind, is_done }) => kind === 'product' && !is_done) ?? false;
  return (
    <Tasks
      title={t('admin.area.brandToday')}
      found={{ data: today?.data, error, refetch }}
      places={places}
      first={today && isNew && may('owner') ? <FirstSteps steps={today.first_steps} /> : undefined}
    />
  );
}
