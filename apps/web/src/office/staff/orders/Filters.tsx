import type { Client } from '@vitrine/api/client';
import { Button } from '@vitrine/ui/components/Button';
import { Select } from '@vitrine/ui/components/Select';
import { Grid, Inline } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { Search } from '../../parts/list/Search.tsx';
import { RetailerFilter } from './RetailerFilter.tsx';
import { statuses, waitingTimes, type OrderFilters } from './useOrderFilters.ts';

type Meta = Awaited<ReturnType<Client['staffOrders']['list']>>['data']['meta'];

const companies = ['brand', 'retailer'] as const;

/** The companies that narrow the list. Pressing one shows all of them again. */
function Narrowed({ state, meta }: Pick<OrderFilters, 'state'> & { meta: Meta }) {
  const t = useTranslate();
  return (
    <Inline space="sm">
      {companies.map((company) => {
        const found = meta[company];
        return (
          found && (
            <Button
              key={company}
              variant="secondary"
              size="sm"
              icon="close"
              label={t('oversight.showAll', { name: found.name })}
              onPress={() => state.filter({ [company]: null })}
            >
              {found.name}
            </Button>
          )
        );
      })}
    </Inline>
  );
}

export function Filters({ state, filters, meta }: Omit<OrderFilters, 'hrefOf'> & { meta: Meta | undefined }) {
  const t = useTranslate();
  const change =
    (name: string) =>
    ({ value }: { value: string }) =>
      state.filter({ [name]: value || null });
  return (
    <>
      <Grid columns={{ mobile: 1, tablet: 2, desktop: 4 }} space="md" align="end">
        <Search label={t('oversight.search')} state={state} />
        <RetailerFilter
          id={filters.retailer}
          retailer={meta?.retailer}
          onChange={({ id }) => state.filter({ retailer: id })}
        />
        <Select
          label={t('oversight.status')}
          value={filters.status ?? ''}
          onChange={change('status')}
          options={[
            { value: '', label: t('oversight.anyStatus') },
            ...statuses.map((value) => ({ value, label: t(`order.status.${value}`) })),
          ]}
        />
        <Select
          label={t('oversight.waitingFor')}
          value={String(filters.waiting ?? '')}
          onChange={change('waiting')}
          options={[
            { value: '', label: t('oversight.waitingAny') },
            ...waitingTimes.map((days) => ({ value: String(days), label: t('oversight.waitingAtLeast', { days }) })),
          ]}
        />
      </Grid>
      {meta && (meta.brand ?? meta.retailer) && <Narrowed state={state} meta={meta} />}
    </>
  );
}
