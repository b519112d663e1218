import { OrderDetailSkeleton } from '@vitrine/ui/commerce/order/OrderDetail';
import { OrderLayout } from '@vitrine/ui/commerce/order/OrderLayout';
import { OrderList } from '@vitrine/ui/commerce/order/OrderList';
import { EmptyState } from '@vitrine/ui/components/EmptyState';
import { Section } from '@vitrine/ui/foundation';
import { useIntl } from 'react-intl';
import { useOrderSummary } from '../../shared/connected/order/useOrderSummary.ts';
import { QueryError } from '../../shared/connected/QueryError.tsx';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { orderListLabels } from '../../shared/mappers/labels/order.ts';
import type { Side } from '../../shared/mappers/order.ts';
import { useSession } from '../../shared/queries/services.ts';
import { OneOrder } from './OneOrder.tsx';
import { useOrders } from './useOrders.ts';

/** 'Your Orders': the list on the left, the chosen order beside it. */
export function Orders() {
  const intl = useIntl();
  const t = useTranslate();
  const { user } = useSession();
  const side: Side = user?.entity_stype ?? 'buyer';
  const { list, orders, past, wanted, order, isElsewhere, showTab, onMore, turns } = useOrders();
  const summary = useOrderSummary(side, past);
  useTitle(t('order.title'));
  if (list.isLoadingError) return <QueryError error={list.error} onRetry={() => void list.refetch()} />;
  const isLoading = list.isPending || isElsewhere;
  const sidebar = (
    <OrderList
      orders={orders.map(summary)}
      tab={past ? 'past' : 'current'}
      onTab={({ tab }) => showTab(tab)}
      selected={order?.id}
      onMore={onMore}
      loadingMore={list.isFetchingNextPage}
      loading={isLoading}
      labels={orderListLabels(intl)}
    />
  );
  const isMissing = !isLoading && !order && wanted !== null;
  return (
    <Section space="tight">
      <OrderLayout list={sidebar} listFirst={wanted === null}>
        {isLoading && <OrderDetailSkeleton label={t('order.loading')} />}
        {isMissing && (
          <EmptyState title={t('app.order.missing')} text={t('app.order.missingText')} icon="document" level={2} />
        )}
        {order && <OneOrder key={order.id} order={order} side={side} turns={turns} />}
      </OrderLayout>
    </Section>
  );
}
