import { Button } from '../../../components/Button/index.ts';
import { EmptyState } from '../../../components/EmptyState/index.ts';
import { ErrorState } from '../../../components/ErrorState/index.ts';
import { Skeleton } from '../../../components/Skeleton/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { Heading } from '../../../foundation/index.ts';
import { sizes } from '../../company/CompanyLogo/CompanyLogo.css.ts';
import { FilterTabs } from '../FilterTabs/index.ts';
import { InboxItem } from './InboxItem.tsx';
import type { InboxFilter, InboxListProps } from './types.ts';
import * as css from './InboxList.css.ts';

const filters: readonly InboxFilter[] = ['all-messages', 'unread-messages', 'flagged-messages'];

function Loading({ label }: { label: string }) {
  return (
    <div>
      {([80, 65, 75, 60] as const).map((width, at) => (
        <div key={width} className={css.entry}>
          <span className={sizes.sm}>
            <Skeleton ratio="346:219" label={at === 0 ? label : undefined} />
          </span>
          <div className={css.waiting}>
            <Skeleton width="45%" />
            <Skeleton width={`${width}%`} />
          </div>
        </div>
      ))}
    </div>
  );
}

function Nothing({ filter, onFilter, search, labels }: InboxListProps) {
  if (search) return <EmptyState icon="search" title={labels.notFound({ search })} />;
  const showAll = (
    <Button size="sm" variant="secondary" onPress={() => onFilter({ value: 'all-messages' })}>
      {labels.showAll}
    </Button>
  );
  return (
    <EmptyState
      icon="mail"
      title={labels.empty[filter]}
      text={labels.emptyText[filter]}
      action={filter === 'all-messages' ? undefined : showAll}
    />
  );
}

function Entries(props: InboxListProps) {
  const { entries, selected, onMore, loadingMore, loading, onRetry, labels } = props;
  if (loading) return <Loading label={labels.loading} />;
  if (onRetry) return <ErrorState title={labels.failed} retryLabel={labels.retry} onRetry={onRetry} />;
  if (entries.length === 0) return <Nothing {...props} />;
  return (
    <>
      <ul className={css.entries}>
        {entries.map((entry) => (
          <li key={entry.messageId ?? entry.id}>
            <InboxItem entry={entry} selected={entry.id === selected} labels={labels} />
          </li>
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

/** All conversations; the filter starts with the unread ones. */
export function InboxList(props: InboxListProps) {
  const { filter, onFilter, search, onSearch, labels } = props;
  return (
    <section data-component="InboxList" aria-label={labels.title} className={css.list}>
      <Heading level={1} size="md">
        {labels.title}
      </Heading>
      <TextField
        hideLabel
        label={labels.search}
        placeholder={labels.search}
        type="search"
        icon="search"
        value={search}
        onChange={({ value }) => onSearch({ value })}
      />
      <FilterTabs
        label={labels.filters}
        value={filter}
        options={filters.map((value) => ({ value, label: labels.filter[value] }))}
        onChange={onFilter}
      />
      <Entries {...props} />
    </section>
  );
}
