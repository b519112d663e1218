import type { ReactNode } from 'react';
import { BrandTile } from '../../commerce/catalogue/BrandTile/index.ts';
import type { BrandTileProps } from '../../commerce/catalogue/BrandTile/index.ts';
import { OrderListItem } from '../../commerce/order/OrderList/index.ts';
import type { OrderListLabels, OrderSummary } from '../../commerce/order/OrderList/index.ts';
import { ConnectionBlock } from '../../commerce/relationship/ConnectionList/index.ts';
import type {
  Connection,
  ConnectionActions,
  ConnectionBlockLabels,
} from '../../commerce/relationship/ConnectionList/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { SectionHead } from '../../components/SectionHead/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Grid, Heading, Section, Stack, Text, TextLink } from '../../foundation/index.ts';
import * as css from './SellerDesk.css.ts';

export interface SellerDeskLabels {
  brand: string;
  requests: string;
  noRequests: string;
  orders: string;
  noOrders: string;
  loading: string;
  failed: string;
  retry: string;
  connection: ConnectionBlockLabels;
  order: OrderListLabels;
}

/** Entries of one list of the desk, and how they are doing. */
export interface DeskList<Item> {
  items: readonly Item[];
  state: 'ready' | 'loading' | 'error';
  onRetry: () => void;
  /** Leads to all of them. */
  all: { label: string; href: string };
}

export interface SellerDeskProps extends ConnectionActions {
  /** The brand's own card; absent while it is loading. */
  brand?: BrandTileProps;
  /** Below the card: the draft, Find Retailers. */
  links: { label: string; href: string }[];
  requests: DeskList<Connection>;
  orders: DeskList<OrderSummary>;
  labels: SellerDeskLabels;
}

/** Where a brand begins: its own card, requests to answer, its latest orders (R-006, D-040). */
export function SellerDesk({ brand, links, requests, orders, onAccept, onDecline, labels }: SellerDeskProps) {
  return (
    <Section space="below">
      <div className={css.root} data-component="SellerDesk">
        <section aria-label={labels.brand} className={css.brand}>
          <Heading level={2} size="md">
            {labels.brand}
          </Heading>
          {brand ? <BrandTile {...brand} /> : <Skeleton ratio="3:4" label={labels.loading} />}
          <ul className={css.links}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <TextLink href={href}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </section>
        <Stack space="xxl">
          <Panel title={labels.requests} none={labels.noRequests} list={requests} labels={labels}>
            <Grid columns={{ mobile: 1, desktop: 2 }} space="md">
              {requests.items.map((connection) => (
                <ConnectionBlock
                  key={connection.id}
                  compact
                  level={3}
                  {...{ connection, onAccept, onDecline }}
                  labels={labels.connection}
                />
              ))}
            </Grid>
          </Panel>
          <Panel title={labels.orders} none={labels.noOrders} list={orders} labels={labels}>
            <ul>
              {orders.items.map((order) => (
                <OrderListItem key={order.id} order={order} selected={false} labels={labels.order} />
              ))}
            </ul>
          </Panel>
        </Stack>
      </div>
    </Section>
  );
}

interface PanelProps {
  title: string;
  none: string;
  list: DeskList<unknown>;
  labels: SellerDeskLabels;
  children: ReactNode;
}

function Panel({ title, none, list, labels, children }: PanelProps) {
  return (
    <section aria-label={title}>
      <SectionHead title={title} size="md" link={list.all} />
      <Entries none={none} list={list} labels={labels}>
        {children}
      </Entries>
    </section>
  );
}

function Entries({ none, list: { items, state, onRetry }, labels, children }: Omit<PanelProps, 'title'>) {
  if (state === 'loading') return <Skeleton label={labels.loading} />;
  if (state === 'error')
    return <ErrorState level={3} title={labels.failed} retryLabel={labels.retry} onRetry={onRetry} />;
  if (items.length === 0) return <Text tone="muted">{none}</Text>;
  return children;
}
