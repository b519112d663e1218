import { FilterTabs } from '@vitrine/ui/commerce/relationship/FilterTabs';
import { Badge } from '@vitrine/ui/components/Badge';
import { Banner } from '@vitrine/ui/components/Banner';
import { DataGrid } from '@vitrine/ui/components/DataGrid';
import { Inline, Stack, Text } from '@vitrine/ui/foundation';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useMay } from '../../../shared/connected/rights/useMay.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { stockGridLabels } from '../mappers/labels/dataGrid.ts';
import { columnsOf, createRows } from './stockSheet/grid.ts';
import { FEW, groupsOf, matching, sizesInWords, summaryOf } from './stockSheet/groups.ts';
import { countUnsaved, idOf, type StockSheet } from './stockSheet/sheet.ts';
import type { WindowStock } from '../../parts/queries/catalogue.ts';
import type { ListState } from '../../parts/list/useListState.ts';
import { SetAll } from './SetAll.tsx';
import { useStockSheet } from './useStockSheet.ts';

function Summary({ sheet }: { sheet: StockSheet }) {
  const t = useTranslate();
  const { units, soldOut, few, unlimited } = useMemo(() => summaryOf(sheet), [sheet]);
  return (
    <Inline space="sm" align="center">
      <Text as="span" weight="strong" tabular>
        {t('catalogue.stockGrid.unitsIn', { count: units })}
      </Text>
      <Badge tone={soldOut > 0 ? 'critical' : 'neutral'}>
        {t('catalogue.stockGrid.soldOutIn', { count: soldOut })}
      </Badge>
      <Badge tone={few > 0 ? 'caution' : 'neutral'}>{t('catalogue.stockGrid.fewIn', { count: few, few: FEW })}</Badge>
      <Badge>{t('catalogue.stockGrid.unlimitedIn', { count: unlimited })}</Badge>
    </Inline>
  );
}

const noSizes = { key: '', sizes: [], lines: [] };

/** What of the sheet is shown: the colours of one group of sizes, and which of them the search has found. */
const useShown = ({ sizes }: WindowStock, sheet: StockSheet, { words, get, filter }: ListState) => {
  const groups = useMemo(() => groupsOf(sheet, sizes), [sheet, sizes]);
  const ids = useMemo(() => matching([...sheet.values()], words ?? ''), [sheet, words]);
  const found = groups.map((group) => ({ group, count: group.lines.filter(({ row }) => ids.has(idOf(row))).length }));
  const hits = found.filter(({ count }) => count > 0);
  const chosen = hits.find(({ group }) => group.key === get('sizes')) ?? hits[0] ?? found[0];
  const onShowAll = () => filter({ search: null });
  return {
    found,
    group: chosen?.group ?? noSizes,
    rows: { search: words ?? '', ids, onShowAll },
  };
};

interface StockGridProps {
  stock: WindowStock;
  /** All windows are shown. */
  isAll: boolean;
  state: ListState;
}

/** The stock of a window: a row for each colour, a column for each size. Products with other sizes are behind a tab of their own. */
export function StockGrid({ stock, isAll, state }: StockGridProps) {
  const t = useTranslate();
  const intl = useIntl();
  const may = useMay();
  const { sheet, unsaved, edit, choose, save, isBusy, problem } = useStockSheet(stock.rows, isAll);
  const { found, group, rows: search } = useShown(stock, sheet, state);
  const labels = useMemo(() => stockGridLabels(intl), [intl]);
  const draw = useMemo(() => createRows(t), [t]);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says which sizes the group has
  const columns = useMemo(() => columnsOf(group, t), [group.key, t]);
  const rows = useMemo(() => draw(group.lines), [draw, group.lines]);
  const others = unsaved - countUnsaved(group.lines);
  return (
    <Stack space="md">
      {found.length > 0 && <Summary sheet={sheet} />}
      {found.length > 1 && (
        <FilterTabs
          label={t('catalogue.stockGrid.sizes')}
          value={group.key}
          onChange={({ value }) => state.filter({ sizes: value })}
          options={found.map(({ group: one, count }) => ({ value: one.key, label: sizesInWords(one), count }))}
        />
      )}
      {others > 0 && <Banner tone="info">{t('catalogue.stockGrid.others', { count: others })}</Banner>}
      {problem && <Banner tone="critical">{problem}</Banner>}
      <DataGrid
        key={group.key}
        name={t('admin.area.stock')}
        {...{ columns, rows, labels }}
        found={search}
        actions={(grid) => <SetAll {...grid} columns={columns} />}
        readOnly={!may('owner')}
        onEdit={edit}
        onChoose={choose}
        onSave={() => save(group.lines)}
        saving={isBusy}
      />
    </Stack>
  );
}
