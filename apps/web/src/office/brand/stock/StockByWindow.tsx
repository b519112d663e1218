import { useQuery } from '@tanstack/react-query';
import { windowPattern } from '@vitrine/api/rules';
import { formatDate, formatDays } from '@vitrine/ui/components/DateText';
import { Select } from '@vitrine/ui/components/Select';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { Grid, Stack, Text } from '@vitrine/ui/foundation';
import { QueryError } from '../../../shared/connected/QueryError.tsx';
import { useLocale } from '../../../shared/connected/useLocale.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { windowChoices } from './stockSheet/windows.ts';
import { Screen } from '../../parts/list/Screen.tsx';
import { Search } from '../../parts/list/Search.tsx';
import { useListState } from '../../parts/list/useListState.ts';
import { Views } from '../../parts/list/Views.tsx';
import { catalogueQueries } from '../../parts/queries/catalogue.ts';
import { StockGrid } from './StockGrid.tsx';

/** /admin/brand/stock: the stock of all products of a delivery window (D-048, D-086). */
export function StockByWindow() {
  const t = useTranslate();
  const locale = useLocale();
  const state = useListState(['window', 'sizes']);
  const asked = state.get('window');
  const window = asked !== undefined && windowPattern.test(asked) ? asked : undefined;
  const stock = useQuery(useQueriesOf(catalogueQueries).stockOf(window));
  const choices = windowChoices(stock.data?.windows ?? [], window, {
    day: (day) => formatDate(locale, day),
    days: (start, end) => formatDays(locale, start, end),
    t,
  });
  const chosen = choices.find(({ value }) => value === (window ?? 'all'));
  const isReady = stock.data && !stock.isPlaceholderData;
  return (
    <Screen title={t('admin.area.stock')} text={t('catalogue.stockGrid.text')} needs="owner">
      <Stack space="xs">
        <Grid columns={{ mobile: 1, tablet: 3 }} space="md" align="end">
          <Select
            label={t('catalogue.stockGrid.window')}
            options={choices}
            value={chosen?.value ?? 'all'}
            onChange={({ value }) => state.filter({ window: value === 'all' ? null : value, sizes: null })}
          />
          <Search label={t('catalogue.stockGrid.search')} state={state} />
          <Views list="brand/stock" state={state} />
        </Grid>
        {chosen?.detail && (
          <Text size="sm" tone="muted">
            {t('catalogue.stockGrid.collections', { names: chosen.detail })}
          </Text>
        )}
      </Stack>
      {isReady && (
        <StockGrid
          key={`${window} ${stock.dataUpdatedAt}`}
          stock={stock.data}
          isAll={window === undefined}
          state={state}
        />
      )}
      {!isReady && stock.error && <QueryError level={2} error={stock.error} onRetry={() => void stock.refetch()} />}
      {!isReady && !stock.error && <Skeleton shape="table" label={t('admin.loading')} />}
    </Screen>
  );
}
