import { InboxList } from '@vitrine/ui/commerce/relationship/InboxList';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDebounced } from '../../shared/connected/useDebounced.ts';
import { useQuerySearch } from '../../shared/connected/useQuerySearch.ts';
import { inboxListLabels } from '../../shared/mappers/labels/inbox.ts';
import { useInbox } from './useInbox.ts';

const SEARCH_MS = 500;

/** SHOW ALL MESSAGES, UNREAD MESSAGES (the default), FLAGGED MESSAGES. */
export function Inbox({ selected }: { selected: string | undefined }) {
  const intl = useIntl();
  const { change } = useQuerySearch();
  const [search, setSearch] = useState('');
  const { list, filter, entries } = useInbox(useDebounced(search, SEARCH_MS), selected);
  return (
    <InboxList
      entries={entries}
      filter={filter}
      onFilter={({ value }) => change({ filter: value === 'unread-messages' ? null : value })}
      search={search}
      onSearch={({ value }) => setSearch(value)}
      selected={selected === undefined || selected.startsWith('v') ? selected : Number(selected)}
      loading={list.isPending}
      onRetry={list.isError ? () => void list.refetch() : undefined}
      onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
      loadingMore={list.isFetchingNextPage}
      labels={inboxListLabels(intl)}
    />
  );
}
