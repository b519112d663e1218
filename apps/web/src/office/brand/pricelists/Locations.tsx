import { useQuery } from '@tanstack/react-query';
import { MultiSelect } from '@vitrine/ui/components/MultiSelect';
import { Text } from '@vitrine/ui/foundation';
import { useLocale } from '../../../shared/connected/useLocale.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { countryChoices } from '../../../shared/mappers/countries.ts';
import { useServices } from '../../../shared/queries/services.ts';

interface LocationsProps {
  chosen: readonly number[];
  onChange: (change: { ids: number[] }) => void;
}

/** Retailers that sell in one of these countries get the list too. */
export function Locations({ chosen, onChange }: LocationsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { queries } = useServices();
  const { data, isError, isFetching, refetch } = useQuery(queries.landing.locations());
  const without = isError && !isFetching ? 'error' : 'loading';
  const options = countryChoices(data ?? [], locale);
  const names = options.filter(({ id }) => chosen.includes(Number(id))).map(({ label }) => label);
  return (
    <>
      <Text size="sm" tone="muted">
        {t('catalogue.audience.countries', { names: names.join(', '), count: names.length })}
      </Text>
      <span>
        <MultiSelect
          label={t('catalogue.audience.chooseCountries')}
          options={options}
          value={chosen.map(String)}
          onChange={({ ids }) => onChange({ ids: ids.map(Number) })}
          empty={t('directory.empty')}
          count={({ count }) => t('directory.count', { count })}
          status={data ? 'ready' : without}
          onRetry={() => void refetch()}
          labels={{
            loading: t('directory.filtersLoading'),
            error: t('directory.filtersFailed'),
            retry: t('directory.retry'),
          }}
        />
      </span>
    </>
  );
}
