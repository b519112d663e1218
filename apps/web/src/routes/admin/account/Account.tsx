import { useQuery } from '@tanstack/react-query';
import type { ContentEntry } from '@vitrine/api/client';
import { Badge } from '@vitrine/ui/components/Badge';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { Table } from '@vitrine/ui/components/Table';
import { Stack, TextLink } from '@vitrine/ui/foundation';
import { paths } from '../../../config/paths.ts';
import { QueryError } from '../../../connected/QueryError.tsx';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { Screen } from '../list/Screen.tsx';
import { useStaffQueries } from '../useStaffQueries.ts';
import { AddDocument } from './AddDocument.tsx';
import { AddPage } from './AddPage.tsx';
import { Days } from './Days.tsx';
import { useEntryName } from './useEntryName.ts';

const groups = ['once', 'page', 'event', 'segment', 'hero'] as const;

const groupOf = ({ kind }: ContentEntry): (typeof groups)[number] => groups.find((group) => group === kind) ?? 'once';

const tones = {
  isSet: 'positive',
  isPlanned: 'info',
  isOff: 'neutral',
  isOver: 'neutral',
  isRemoved: 'neutral',
  isNotSet: 'neutral',
} as const;

const stateOf = ({ is_set, is_removed, is_active, days }: ContentEntry): keyof typeof tones => {
  if (!is_set) return is_removed ? 'isRemoved' : 'isNotSet';
  if (!is_active) return 'isOff';
  return { upcoming: 'isPlanned' as const, open: 'isSet' as const, over: 'isOver' as const }[days?.phase ?? 'open'];
};

function Entries({ group, entries }: { group: string; entries: ContentEntry[] }) {
  const t = useTranslate();
  const nameOf = useEntryName();
  return (
    <Table
      caption={t(`admin.content.group.${group}`)}
      rows={entries}
      rowId={({ name }) => name}
      empty={t('admin.content.empty')}
      columns={[
        {
          id: 'name',
          label: t('admin.content.name'),
          rowHeader: true,
          cell: (entry) => <TextLink href={paths.admin(`account/${entry.name}`)}>{nameOf(entry)}</TextLink>,
        },
        ...(group === 'page'
          ? [
              {
                id: 'days',
                label: t('admin.content.days'),
                cell: ({ days }: ContentEntry) => <Days days={days} />,
              },
            ]
          : []),
        {
          id: 'state',
          label: t('admin.content.state'),
          cell: (entry) => <Badge tone={tones[stateOf(entry)]}>{t(`admin.content.${stateOf(entry)}`)}</Badge>,
        },
      ]}
    />
  );
}

/** /admin/account: everything staff set for the account (D-042, D-067). */
export function Account() {
  const t = useTranslate();
  const { data, error, refetch } = useQuery(useStaffQueries().content());
  const taken = (data ?? []).filter(({ is_removed }) => !is_removed).map(({ name }) => name);
  return (
    <Screen title={t('admin.area.account')} text={t('admin.content.text')}>
      {error && !data && <QueryError level={2} error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton shape="table" label={t('admin.loading')} />}
      {data && (
        <Stack space="xl">
          {groups.map((group) => (
            <Stack key={group} space="sm">
              <Entries group={group} entries={data.filter((entry) => groupOf(entry) === group)} />
              {group === 'page' && <AddPage />}
              {group !== 'page' && group !== 'once' && <AddDocument kind={group} taken={taken} />}
            </Stack>
          ))}
        </Stack>
      )}
    </Screen>
  );
}
