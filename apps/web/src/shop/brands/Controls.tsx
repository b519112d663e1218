import { useQuery } from '@tanstack/react-query';
import { delays } from '@vitrine/api/rules';
import { type BarFilter, FilterBar, type FilterBarProps } from '@vitrine/ui/commerce/catalogue/FilterBar';
import { Button } from '@vitrine/ui/components/Button';
import { SearchField } from '@vitrine/ui/components/SearchField';
import { Switch } from '@vitrine/ui/components/Switch';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { useDebounced } from '../../shared/connected/useDebounced.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { filterBarLabels } from '../mappers/labels/directory.ts';
import { useServices, useSession } from '../../shared/queries/services.ts';
import type { Directory } from './useDirectory.ts';

const toSuggestions = (found: readonly { slug: string; name: string; matched?: readonly string[] }[]) =>
  found.map(({ slug, name, matched }) => ({ id: slug, label: name, detail: matched?.join(', ') }));

function Search({ directory }: { directory: Directory }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { queries } = useServices();
  const [text, setText] = useState(directory.text);
  const [inForce, setInForce] = useState(directory.text);
  // The address may change by itself, as when the filters are cleared: the field follows.
  if (inForce !== directory.text) {
    setInForce(directory.text);
    setText(directory.text);
  }
  const asked = useDebounced(text, delays.autocomplete);
  const { data: found } = useQuery(queries.brands.autocomplete(asked));
  const submit = (value: string) => directory.change({ search: value.trim() });
  return (
    <SearchField
      label={t('directory.search')}
      placeholder={t('directory.searchPlaceholder')}
      clear={t('directory.clearSearch')}
      value={text}
      onChange={({ value }) => setText(value)}
      suggestions={asked.trim() && found ? toSuggestions(found) : []}
      none={found?.length === 0 && asked.trim() === text.trim() ? t('directory.noSuggestions') : undefined}
      onPick={({ id }) => void navigate(paths.brand(id))}
      onSubmit={({ value }) => submit(value)}
    />
  );
}

/** The filter follows the switch after a moment, so that a change of mind costs nothing (K-45). */
function ActiveSwitch({ directory }: { directory: Directory }) {
  const t = useTranslate();
  const { onlyActive, change } = directory;
  const [checked, setChecked] = useState(onlyActive);
  const settled = useDebounced(checked, delays.activeOnlySwitch);
  useEffect(() => {
    if (settled !== onlyActive) change({ active: settled ? 'true' : null }, { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a settled switch moves the address; the address moving by itself must not move it back
  }, [settled]);
  return <Switch label={t('directory.active')} checked={checked} onChange={({ checked }) => setChecked(checked)} />;
}

/** SEGMENTS, CATEGORIES and SHOWROOMS; their options are loaded for signed-in users alone. */
const useFilters = (directory: Directory): FilterBarProps['filters'] => {
  const t = useTranslate();
  const { queries } = useServices();
  const { user } = useSession();
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.brands.filterOptions({}),
    enabled: user !== null,
  });
  if (user === null) return [];
  const without = isError && !isFetching ? 'error' : 'loading';
  const coming: Pick<BarFilter, 'status' | 'onRetry'> = {
    status: data ? 'ready' : without,
    onRetry: () => void refetch(),
  };
  const choices = (options: readonly { id: number; name: string }[] = []) =>
    options.map(({ id, name }) => ({ id: String(id), label: name }));
  return [
    {
      id: 'segments',
      label: t('directory.segments'),
      options: choices(data?.segments),
      value: directory.chosen.segments,
      ...coming,
    },
    {
      id: 'categories',
      label: t('directory.categories'),
      options: choices(data?.categories),
      value: directory.chosen.categories,
      ...coming,
    },
    {
      id: 'events',
      label: t('directory.showrooms'),
      options: choices(data?.showrooms),
      value: directory.chosen.events,
      ...coming,
    },
  ];
};

/** Search, filters, A-Z and the switch of the directory. */
export function Controls({ directory }: { directory: Directory }) {
  const intl = useIntl();
  const t = useTranslate();
  const navigate = useNavigate();
  const filters = useFilters(directory);
  return (
    <FilterBar
      filters={filters}
      onChange={({ filter, ids }) => directory.change({ [filter]: ids.join(',') })}
      onClear={() => void navigate(paths.brands(directory.isAz ? { az: 'true' } : {}))}
      active={directory.isFiltered || directory.onlyActive}
      start={
        <>
          <Search directory={directory} />
          <Button variant="secondary" onPress={() => directory.change({ az: directory.isAz ? null : 'true' })}>
            {t('directory.az')}
          </Button>
        </>
      }
      end={<ActiveSwitch directory={directory} />}
      labels={filterBarLabels(intl)}
    />
  );
}
