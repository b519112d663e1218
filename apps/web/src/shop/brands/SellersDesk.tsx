import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Section } from '@vitrine/ui/foundation';
import { PageHeader } from '@vitrine/ui/sections/PageHeader';
import { SellerDesk, type DeskList } from '@vitrine/ui/sections/SellerDesk';
import { useIntl } from 'react-intl';
import { paths } from '../../shared/config/paths.ts';
import { useAnswers } from '../../shared/connected/connection/useAnswers.ts';
import { useConnections } from '../../shared/connected/connection/useConnections.ts';
import { useOrderSummary } from '../../shared/connected/order/useOrderSummary.ts';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { Why } from '../connected/why/Why.tsx';
import { toBrandTile } from '../mappers/brand.ts';
import { sellerDeskLabels } from '../mappers/labels/desk.ts';
import { useServices, useSession } from '../../shared/queries/services.ts';

const REQUESTS_SHOWN = 4;
const ORDERS_SHOWN = 5;

const stateOf = ({ isPending, isError }: { isPending: boolean; isError: boolean }): DeskList<unknown>['state'] => {
  if (isPending) return 'loading';
  return isError ? 'error' : 'ready';
};

/** Requests that wait for the brand's answer; those under way stay until the answer has arrived. */
const useRequests = () => {
  const t = useTranslate();
  const { list, connections } = useConnections('pending');
  const { progressOf, onAccept, onDecline } = useAnswers();
  const items = connections
    .filter(({ state }) => state === 'incoming')
    .slice(0, REQUESTS_SHOWN)
    .map((connection) => ({ ...connection, ...progressOf(connection.id) }));
  const all = { label: t('connection.requestsAll'), href: paths.connections() };
  return { onAccept, onDecline, requests: { items, state: stateOf(list), onRetry: () => void list.refetch(), all } };
};

const useLatestOrders = () => {
  const t = useTranslate();
  const { queries } = useServices();
  const summary = useOrderSummary('seller', false);
  const list = useInfiniteQuery(queries.orders.list(false));
  const items = (list.data?.pages[0]?.data ?? []).slice(0, ORDERS_SHOWN).map(summary);
  const all = { label: t('desk.allOrders'), href: paths.orders() };
  return { items, state: stateOf(list), onRetry: () => void list.refetch(), all };
};

/** The page, its draft if there is one, and Find Retailers unless the account hides it (D-063). */
const useLinks = (slug: string) => {
  const t = useTranslate();
  const { queries } = useServices();
  const { user } = useSession();
  const { data: draft } = useQuery(queries.brands.draft(slug));
  const changes = draft?.meta.draft_changes.length ?? 0;
  return [
    { label: t('desk.page'), href: paths.brand(slug) },
    ...(changes > 0 ? [{ label: t('desk.draft', { count: changes }), href: paths.brandDraft(slug) }] : []),
    ...(user?.buyer?.hide_find_retailers ? [] : [{ label: t('app.nav.findRetailers'), href: paths.retailers() }]),
  ];
};

/** /brands as a brand's people see it (R-006, P-068, D-040). */
export default function SellersDesk({ slug }: { slug: string }) {
  const intl = useIntl();
  const t = useTranslate();
  const { queries } = useServices();
  const { data: brand } = useQuery(queries.brands.page(slug));
  const { user } = useSession();
  const links = useLinks(slug);
  const orders = useLatestOrders();
  useTitle(t('desk.title'));
  return (
    <>
      <PageHeader title={t('desk.title')} />
      <SellerDesk
        brand={brand && toBrandTile(brand)}
        links={links}
        orders={orders}
        {...useRequests()}
        labels={sellerDeskLabels(intl)}
      />
      {user?.buyer?.hide_find_retailers && (
        <Section space="below">
          <Why capability="findRetailers" withheld />
        </Section>
      )}
    </>
  );
}
