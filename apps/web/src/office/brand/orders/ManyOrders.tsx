import type { BrandOrderRow } from '@vitrine/api/client';
import { canMove, ORDER_STATUS_NAMES, type OrderStatus } from '@vitrine/api/rules';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { brandOfficeKeys } from '../../parts/queries/brandOffice.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { ManyChosen } from '../../parts/list/many/ManyChosen.tsx';
import type { ManyAction } from '../../parts/list/many/useMany.ts';

const statuses = Object.keys(ORDER_STATUS_NAMES) as OrderStatus[];

/** An action for each status that at least one of the orders may go to (D-077). */
const useActions = (orders: readonly BrandOrderRow[]): ManyAction<BrandOrderRow>[] => {
  const t = useTranslate();
  const { client } = useServices();
  const count = orders.length;
  const action = (status: OrderStatus): ManyAction<BrandOrderRow> => {
    const values = { count, status: t(`order.status.${status}`) };
    const kind = status === 'x' ? 'cancel' : 'move';
    return {
      id: status,
      label: t(`orderDesk.many.${kind}`, values),
      title: t(`orderDesk.many.${kind}.title`, values),
      text: t(`orderDesk.many.${kind}.text`),
      danger: status === 'x',
      keep: status === 'x' ? t('orderDesk.many.keep') : undefined,
      run: async (rows) => {
        const body = { status, orders: rows.map(({ id, status: seen }) => ({ id, seen })) };
        return (await client.brandOrders.changeMany({ body })).data.data;
      },
      done: (done) => t('orderDesk.many.done', { ...values, count: done }),
      undo: async (rows) => {
        const body = { orders: rows.map(({ id }) => ({ id, seen: status })) };
        return (await client.brandOrders.undoMany({ body })).data.data;
      },
    };
  };
  return statuses.filter((status) => orders.some((order) => canMove(order.status, status))).map(action);
};

/** Moves the chosen orders along. One that cannot go there is left, and named. */
export function ManyOrders({ orders, onClear }: { orders: readonly BrandOrderRow[]; onClear: () => void }) {
  const t = useTranslate();
  return (
    <ManyChosen
      rows={orders}
      chosen={t('orderDesk.many.chosen', { count: orders.length })}
      nameOf={({ number, retailer }) => `${t('order.numberValue', { id: number })}, ${retailer}`}
      actions={useActions(orders)}
      changes={brandOfficeKeys.orders}
      onClear={onClear}
    />
  );
}
