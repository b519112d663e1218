import { FilterTabs } from '@vitrine/ui/commerce/relationship/FilterTabs';
import { useQuery } from '@tanstack/react-query';
import { Inline } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { Screen } from '../../parts/list/Screen.tsx';
import { Search } from '../../parts/list/Search.tsx';
import { useListState } from '../../parts/list/useListState.ts';
import { staffQueries } from '../../parts/queries/staff.ts';
import { Applications } from './Applications.tsx';
import { BrandList } from './BrandList.tsx';

const views = ['applications', 'published', 'unpublished'] as const;

/** /admin/brands: brands that apply, and those of the marketplace (D-050). */
export function Brands() {
  const t = useTranslate();
  const queries = useQueriesOf(staffQueries);
  const state = useListState();
  const view = views.find((known) => known === state.get('view')) ?? 'applications';
  const { data } = useQuery(queries.brands({ page: 1 }));
  return (
    <Screen title={t('admin.area.brands')} text={t('admin.brands.text')}>
      <Inline space="md" align="end">
        <FilterTabs
          label={t('admin.brands.views')}
          value={view}
          onChange={({ value }) => state.filter({ view: value === 'applications' ? null : value })}
          options={views.map((value) => ({ value, label: t(`admin.brands.${value}`), count: data?.meta[value] }))}
        />
        <Search label={t('admin.brands.search')} state={state} />
      </Inline>
      {view === 'applications' ? <Applications state={state} /> : <BrandList view={view} state={state} />}
    </Screen>
  );
}
