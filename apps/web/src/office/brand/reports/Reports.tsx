import { REPORT_WEEKS, SALES_GROUPS } from '@vitrine/api/rules';
import { FilterTabs } from '@vitrine/ui/commerce/relationship/FilterTabs';
import { Select } from '@vitrine/ui/components/Select';
import { Grid, Heading, Stack, Text } from '@vitrine/ui/foundation';
import { useQuerySearch } from '../../../shared/connected/useQuerySearch.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { Screen } from '../../parts/list/Screen.tsx';
import { useListState } from '../../parts/list/useListState.ts';
import { Views } from '../../parts/list/Views.tsx';
import { Looks } from './Looks.tsx';
import { OpenCarts } from './OpenCarts.tsx';
import { Sales } from './Sales.tsx';

/** What the address leaves out, so that each report has one address to be saved by. */
const SALES_GROUP = 'collection';
const WEEKS = '12';

/** /admin/brand/reports: what the brand sold, what was looked at, and carts that were not sent (D-048). */
export function Reports() {
  const t = useTranslate();
  const { search, change } = useQuerySearch();
  const state = useListState();
  const by = SALES_GROUPS.find((known) => known === search.get('by')) ?? SALES_GROUP;
  const weeks = REPORT_WEEKS.find((known) => known === search.get('weeks')) ?? WEEKS;
  return (
    <Screen title={t('admin.area.reports')} text={t('report.text')}>
      <Stack space="xl">
        <Grid columns={{ mobile: 1, tablet: 3 }} space="md" align="end">
          <Select
            label={t('report.period')}
            value={weeks}
            onChange={({ value }) => change({ weeks: value === WEEKS ? null : value }, { replace: true })}
            options={REPORT_WEEKS.map((value) => ({ value, label: t('report.weeks', { count: Number(value) }) }))}
          />
          <Views list="brand/reports" state={state} />
        </Grid>
        <Stack space="md">
          <Heading level={2} size="md">
            {t('report.sales')}
          </Heading>
          <FilterTabs
            label={t('report.by')}
            value={by}
            onChange={({ value }) => change({ by: value === SALES_GROUP ? null : value }, { replace: true })}
            options={SALES_GROUPS.map((value) => ({ value, label: t(`report.by.${value}`) }))}
          />
          <Sales by={by} weeks={weeks} />
        </Stack>
        <Stack space="md">
          <Heading level={2} size="md">
            {t('report.looks')}
          </Heading>
          <Text size="sm" tone="muted">
            {t('report.looksText')}
          </Text>
          <Looks weeks={weeks} />
        </Stack>
        <Stack space="md">
          <Heading level={2} size="md">
            {t('report.carts')}
          </Heading>
          <OpenCarts />
        </Stack>
      </Stack>
    </Screen>
  );
}
