import { useQuery } from '@tanstack/react-query';
import { FilterBar } from '@vitrine/ui/commerce/catalogue/FilterBar';
import { LetterFilter } from '@vitrine/ui/commerce/catalogue/LetterIndex';
import { Disclosure } from '@vitrine/ui/components/Disclosure';
import { SearchField } from '@vitrine/ui/components/SearchField';
import { Stack } from '@vitrine/ui/foundation';
import { useIntl } from 'react-intl';
import { useLocale } from '../../shared/connected/useLocale.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { countryChoices } from '../../shared/mappers/countries.ts';
import { filterBarLabels } from '../mappers/labels/directory.ts';
import { useServices } from '../../shared/queries/services.ts';
import type { Retailers } from './useRetailers.ts';

function Search({ retailers: { field, filter } }: { retailers: Retailers }) {
  const t = useTranslate();
  return (
    <SearchField
      label={t('retailer.search')}
      placeholder={t('retailer.searchPlaceholder')}
      clear={t('retailer.clearSearch')}
      value={field.text}
      onChange={({ value }) => field.setText(value)}
      onSubmit={({ value }) => filter({ search: value.trim() })}
    />
  );
}

/** Search and locations, then the letters; the 'Filters' toggle shows and hides them. */
export function Filters({ retailers }: { retailers: Retailers }) {
  const intl = useIntl();
  const t = useTranslate();
  const { queries } = useServices();
  const { data, isError, isFetching, refetch } = useQuery(queries.landing.locations());
  const locale = useLocale();
  const { chosen, filter, clear } = retailers;
  const without = isError && !isFetching ? 'error' : 'loading';
  return (
    <Disclosure title={t('retailer.filters')} defaultOpen>
      <Stack space="md">
        <FilterBar
          start={<Search retailers={retailers} />}
          filters={[
            {
              id: 'locations',
              label: t('retailer.locations'),
              options: countryChoices(data ?? [], locale),
              value: chosen.locations,
              status: data ? 'ready' : without,
              onRetry: () => void refetch(),
            },
          ]}
          onChange={({ ids }) => filter({ locations: ids.join(',') })}
          onClear={clear}
          active={Boolean(chosen.letter || chosen.search)}
          labels={filterBarLabels(intl)}
        />
        <LetterFilter
          label={t('retailer.letters')}
          value={chosen.letter}
          onChange={({ letter }) => filter({ letter: letter ?? null })}
        />
      </Stack>
    </Disclosure>
  );
}
