import { ConnectionList } from '@vitrine/ui/commerce/relationship/ConnectionList';
import { Banner } from '@vitrine/ui/components/Banner';
import { Section, Stack } from '@vitrine/ui/foundation';
import { useIntl } from 'react-intl';
import { useAnswers } from '../../shared/connected/connection/useAnswers.ts';
import { useConnections } from '../../shared/connected/connection/useConnections.ts';
import { useQuerySearch } from '../../shared/connected/useQuerySearch.ts';
import { useWhyNot } from '../../shared/connected/rights/useWhyNot.ts';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { connectionListLabels } from '../../shared/mappers/labels/connection.ts';

/** /connections: 'My Connections'. */
export default function Connections() {
  const intl = useIntl();
  const t = useTranslate();
  const whyNot = useWhyNot('sales');
  const { search, change } = useQuerySearch();
  const filter = search.get('filter') === 'all' ? 'all' : 'pending';
  const { list, connections, toAnswer } = useConnections(filter);
  const { progressOf, onAccept, onDecline } = useAnswers();
  useTitle(t('connection.title'));
  return (
    <Section space="tight">
      <Stack>
        {whyNot && <Banner tone="info">{whyNot}</Banner>}
        <ConnectionList
          filter={filter}
          onFilter={({ value }) => change({ filter: value === 'all' ? 'all' : null })}
          connections={connections.map((connection) => ({ ...connection, ...progressOf(connection.id) }))}
          pending={toAnswer || undefined}
          loading={list.isPending}
          onRetry={list.isError ? () => void list.refetch() : undefined}
          onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
          loadingMore={list.isFetchingNextPage}
          onAccept={onAccept}
          onDecline={onDecline}
          labels={connectionListLabels(intl)}
        />
      </Stack>
    </Section>
  );
}
