import type { WaitingRow } from '@vitrine/api/client';
import { EmptyState } from '@vitrine/ui/components/EmptyState';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { TaskList } from '@vitrine/ui/components/TaskList';
import { Grid } from '@vitrine/ui/foundation';
import type { ReactNode } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { QueryError } from '../../../shared/connected/QueryError.tsx';
import { useLocale } from '../../../shared/connected/useLocale.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { formatMediumDate } from '../../../shared/mappers/format.ts';
import { Screen } from '../list/Screen.tsx';

interface Task<Kind extends string> {
  kind: Kind;
  count: number;
  rows: readonly WaitingRow[];
}

/** Where a kind of task is worked on: its list with the filter, and the screen of one thing. */
export interface TaskPlace {
  list: string;
  query?: Record<string, string>;
  /** Without one a thing has no screen of its own: the list shows it by these words. */
  one?: string;
}

interface TasksProps<Kind extends string> {
  title: string;
  found: { data?: readonly Task<Kind>[] | undefined; error: Error | null; refetch: () => unknown };
  places: Readonly<Record<Kind, TaskPlace>>;
  /** What comes before all work. Beside it nothing is *All done*. */
  first?: ReactNode;
}

const hrefOf = ({ list, query, one }: TaskPlace, { id, title }: WaitingRow): string =>
  one === undefined ? paths.admin(list, { ...query, search: title }) : paths.admin(`${one}/${id}`);

const useNote = () => {
  const t = useTranslate();
  const locale = useLocale();
  return ({ day, units }: WaitingRow): string | undefined => {
    if (units !== null) return t('admin.today.left', { units });
    return day === null ? undefined : formatMediumDate(locale, day);
  };
};

/** What waits, kind by kind: how many, and the first of them. Kinds with nothing are left out. */
export function Tasks<Kind extends string>({ title, found, places, first }: TasksProps<Kind>) {
  const t = useTranslate();
  const noteOf = useNote();
  const { data, error, refetch } = found;
  const waiting = data?.filter(({ count }) => count > 0);
  return (
    <Screen title={title}>
      {error && !data && <QueryError level={2} error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton shape="table" label={t('admin.loading')} />}
      {first}
      {waiting?.length === 0 && !first && (
        <EmptyState icon="success" title={t('admin.today.done')} text={t('admin.today.doneText')} />
      )}
      <Grid columns={{ mobile: 1, desktop: 2 }} space="xl">
        {waiting?.map(({ kind, count, rows }) => (
          <TaskList
            key={kind}
            title={t(`admin.today.${kind}`)}
            all={{
              label: t('admin.today.all', { count }),
              href: paths.admin(places[kind].list, places[kind].query),
            }}
            rows={rows.map((row, place) => ({
              id: `${row.id} ${place}`,
              title: row.title,
              href: hrefOf(places[kind], row),
              detail: row.detail,
              note: noteOf(row),
            }))}
          />
        ))}
      </Grid>
    </Screen>
  );
}
