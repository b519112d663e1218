import { ORDER_STATUS_NAMES, type OrderStatus } from '@vitrine/api/rules';
import { paths } from '../../../shared/config/paths.ts';
import { useListState } from '../../parts/list/useListState.ts';

export const statuses = Object.keys(ORDER_STATUS_NAMES) as OrderStatus[];

/** Offered as the least days that an order waits. */
export const waitingTimes = [3, 7, 14, 30] as const;

/** The filters of all orders, as the address says them. */
export const useOrderFilters = () => {
  const state = useListState(['status', 'brand', 'retailer', 'waiting']);
  const number = (name: string): number | undefined => Number(state.get(name)) || undefined;
  const filters = {
    status: statuses.find((known) => known === state.get('status')),
    brand: number('brand'),
    retailer: number('retailer'),
    waiting: number('waiting'),
    search: state.words,
  };
  /** The list narrowed to a company. The other filters stay. */
  const hrefOf = (company: 'brand' | 'retailer', id: number): string => {
    const query = new URLSearchParams(state.queryOf(1));
    query.delete('page');
    query.set(company, String(id));
    return `${paths.admin('orders')}?${query.toString()}`;
  };
  return { state, filters, hrefOf };
};

export type OrderFilters = ReturnType<typeof useOrderFilters>;
