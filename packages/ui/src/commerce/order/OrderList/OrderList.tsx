import { Button } from '../../../components/Button/index.ts';
import { EmptyState } from '../../../components/EmptyState/index.ts';
import { Skeleton } from '../../../components/Skeleton/index.ts';
import { Heading } from '../../../foundation/index.ts';
import { OrderListItem } from './OrderListItem.tsx';
import type { OrderListProps, OrderTab } from './types.ts';
import * as css from './OrderList.css.ts';

const tabs: readonly OrderTab[] = ['current', 'past'];

function TabButtons({ tab, onTab, labels }: OrderListProps) {
  return (
    <div role="group" aria-label={labels.title} className={css.tabs}>
      {tabs.map((name) => (
        <button
          key={name}
          type="button"
          className={css.tab}
          aria-pressed={name === tab}
          onClick={() => onTab({ tab: name })}
        >
          {labels[name]}
        </button>
      ))}
    </div>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div className={css.loading}>
      {([80, 65, 75, 60] as const).map((width, at) => (
        <div key={width} className={css.waiting}>
          <Skeleton width={`${width}%`} label={at === 0 ? label : undefined} />
          <Skeleton />
          <Skeleton width="40%" />
          <Skeleton width="75%" />
          <Skeleton width="50%" />
        </div>
      ))}
    </div>
  );
}

function Orders({ orders, selected, onSelect, onMore, loadingMore, loading, labels }: OrderListProps) {
  if (loading) return <Loading label={labels.loading} />;
  if (orders.length === 0) return <EmptyState icon="document" title={labels.empty} text={labels.emptyText} />;
  return (
    <>
      <ul className={css.orders}>
        {orders.map((order) => (
          <OrderListItem
            key={order.id}
            order={order}
            selected={order.id === selected}
            onSelect={onSelect}
            labels={labels}
          />
        ))}
      </ul>
      {onMore && (
        <Button caps stretch variant="secondary" busy={loadingMore} onPress={onMore}>
          {labels.more}
        </Button>
      )}
    </>
  );
}

/** A company's orders, current or past, with their states. */
export function OrderList(props: OrderListProps) {
  const { labels } = props;
  return (
    <section data-component="OrderList" className={css.list} aria-label={labels.title}>
      <Heading level={1} size="md">
        {labels.title}
      </Heading>
      <TabButtons {...props} />
      <Orders {...props} />
    </section>
  );
}
