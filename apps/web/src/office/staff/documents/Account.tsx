import { useQuery } from '@tanstack/react-query';
import type { ContentEntry } from '@vitrine/api/client';
import { Badge } from '@vitrine/ui/components/Badge';
import { DocumentCard } from '@vitrine/ui/components/DocumentCard';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { Grid, Heading, Inline, Stack, Text } from '@vitrine/ui/foundation';
import { paths } from '../../../shared/config/paths.ts';
import { QueryError } from '../../../shared/connected/QueryError.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { Screen } from '../../parts/list/Screen.tsx';
import { staffQueries } from '../../parts/queries/staff.ts';
import { AddDocument } from './AddDocument.tsx';
import { AddPage } from './AddPage.tsx';
import { useDays } from './useDays.ts';
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
  const daysOf = useDays();
  if (entries.length === 0) return <Text tone="muted">{t('admin.content.empty')}</Text>;
  return (
    <Grid columns={{ mobile: 2, tablet: 3, desktop: 4 }} space="lg">
      {entries.map((entry) => (
        <DocumentCard
          key={entry.name}
          name={nameOf(entry)}
          href={paths.admin(`account/${entry.name}`)}
          image={entry.image}
          fit={entry.kind === 'event' ? 'contain' : undefined}
          note={group === 'page' ? daysOf(entry.days) : undefined}
          state={<Badge tone={tones[stateOf(entry)]}>{t(`admin.content.${stateOf(entry)}`)}</Badge>}
        />
      ))}
    </Grid>
  );
}

/** /admin/account: everything staff set for the account (D-042, D-067). */
export function Account() {
  const t = useTranslate();
  const { data, error, refetch } = useQuery(useQueriesOf(staffQueries).content());
  const taken = (data ?? []).filter(({ is_removed }) => !is_removed).map(({ name }) => name);
  return (
    <Screen title={t('admin.area.account')} text={t('admin.content.text')}>
      {error && !data && <QueryError level={2} error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton shape="table" label={t('admin.loading')} />}
      {data && (
        <Stack space="xl">
          {groups.map((group) => (
            <Stack key={group} space="md">
              <Inline justify="between" align="end">
                <Heading level={2} size="sm">
                  {t(`admin.content.group.${group}`)}
                </Heading>
                {group === 'page' && <AddPage />}
                {group !== 'page' && group !== 'once' && <AddDocument kind={group} taken={taken} />}
              </Inline>
              <Entries group={group} entries={data.filter((entry) => groupOf(entry) === group)} />
            </Stack>
          ))}
        </Stack>
      )}
    </Screen>
  );
}
