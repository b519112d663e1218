import type { SellerDeskLabels } from '@vitrine/ui/sections/SellerDesk';
import type { IntlShape } from 'react-intl';
import { connectionRequestsLabels } from '../../../shared/mappers/labels/connection.ts';
import { orderListLabels } from '../../../shared/mappers/labels/order.ts';

export const sellerDeskLabels = (intl: IntlShape): SellerDeskLabels => {
  const t = (id: string) => intl.formatMessage({ id });
  const order = orderListLabels(intl);
  return {
    brand: t('desk.brand'),
    requests: t('connection.requests'),
    noRequests: t('desk.noRequests'),
    orders: t('desk.orders'),
    noOrders: order.empty,
    loading: t('app.loading'),
    failed: t('desk.failed'),
    retry: t('app.error.retry'),
    connection: connectionRequestsLabels(intl).block,
    order,
  };
};
