import type { UseQueryResult } from '@tanstack/react-query';
import { pageSizes, SAVED_LISTS } from '@vitrine/api/rules';
import { Button } from '@vitrine/ui/components/Button';
import { EmptyState } from '@vitrine/ui/components/EmptyState';
import { Pagination } from '@vitrine/ui/components/Pagination';
import { Table, type TableProps } from '@vitrine/ui/components/Table';
import { Inline, Stack, Text } from '@vitrine/ui/foundation';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { QueryError } from '../../../shared/connected/QueryError.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import type { ListState } from './useListState.ts';
import { Views } from './Views.tsx';

const ROWS_WHILE_LOADING = 8;

export interface ListProps<Row> extends Pick<TableProps<Row>, 'caption' | 'columns' | 'rowId' | 'selection'> {
  list: UseQueryResult<{ data: Row[]; meta: { total: number } }>;
  state: ListState;
  /** Said where there is nothing, and nothing narrows the list. */
  empty: string;
  /** Said where the filters find nothing, such as where else there is something. */
  hint?: string | undefined;
}

/** A page of rows: waiting, failed, empty or full, fifty at a time; above them the views that the user keeps of it. */
export function List<Row>({ list, state, empty, hint, ...table }: ListProps<Row>) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const { isFiltered, clear, page, queryOf } = state;
  if (list.isError && !list.data)
    return <QueryError level={2} error={list.error} onRetry={() => void list.refetch()} />;
  const saved = SAVED_LISTS.find((known) => pathname === paths.admin(known));
  const total = list.data?.meta.total ?? 0;
  return (
    <Stack space="md">
      <Inline justify="between" align="center">
        <Text as="div" size="sm" tone="muted">
          <span role="status">{list.data && t('admin.list.count', { count: total })}</span>
        </Text>
        {saved && <Views key={saved} list={saved} state={state} />}
      </Inline>
      <Table
        {...table}
        hideCaption
        rows={list.data?.data ?? []}
        loading={list.data ? undefined : { rows: ROWS_WHILE_LOADING, label: t('admin.loading') }}
        empty={
          <EmptyState
            title={isFiltered ? t('admin.list.nothingFound') : empty}
            text={isFiltered ? hint : undefined}
            icon="search"
            action={
              isFiltered && (
                <Button variant="secondary" onPress={clear}>
                  {t('admin.list.clear')}
                </Button>
              )
            }
          />
        }
      />
      <Pagination
        page={page}
        numPages={Math.ceil(total / pageSizes.staff)}
        href={(next) => pathname + queryOf(next)}
        labels={{
          region: t('admin.list.pages'),
          previous: t('admin.list.previous'),
          next: t('admin.list.next'),
          page: (number) => t('admin.list.page', { page: number }),
        }}
      />
    </Stack>
  );
}
