import { useQuery } from '@tanstack/react-query';
import { DownloadList } from '@vitrine/ui/commerce/lineSheet/DownloadList';
import { DateText } from '@vitrine/ui/components/DateText';
import { useIntl } from 'react-intl';
import { useDownloads } from '../../../shared/connected/documents/useDownloads.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { downloadLabels } from '../../../shared/mappers/labels/order.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { List } from '../../parts/list/List.tsx';
import { Screen } from '../../parts/list/Screen.tsx';
import { Search } from '../../parts/list/Search.tsx';
import { useListState } from '../../parts/list/useListState.ts';
import { staffQueries } from '../../parts/queries/staff.ts';

const formats = ['xlsx', 'csv'] as const;

/** /admin/subscribers: addresses of the newsletter, and all of them as a file. */
export function Subscribers() {
  const t = useTranslate();
  const intl = useIntl();
  const state = useListState();
  const { page, words } = state;
  const list = useQuery(useQueriesOf(staffQueries).subscribers({ page, search: words }));
  const downloads = useDownloads(
    formats.map((format) => ({
      id: format,
      label: t(`admin.subscribers.${format}`),
      path: `/v1/admin/subscribers/file?format=${format}`,
    })),
  );
  return (
    <Screen title={t('admin.area.subscribers')} text={t('admin.subscribers.text')}>
      <DownloadList downloads={downloads} labels={downloadLabels(intl)} />
      <Search label={t('admin.subscribers.search')} state={state} />
      <List
        list={list}
        state={state}
        caption={t('admin.area.subscribers')}
        empty={t('admin.subscribers.empty')}
        rowId={({ email }) => email}
        columns={[
          { id: 'email', label: t('admin.person.email'), rowHeader: true, cell: ({ email }) => email },
          {
            id: 'type',
            label: t('admin.subscribers.type'),
            cell: ({ maillist }) => t(`admin.subscribers.type.${maillist}`),
          },
          {
            id: 'since',
            label: t('admin.subscribers.since'),
            cell: ({ created_at }) => <DateText value={created_at} />,
          },
        ]}
      />
    </Screen>
  );
}
