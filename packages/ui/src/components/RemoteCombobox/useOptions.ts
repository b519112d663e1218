import { useMemo } from 'react';
import type { ComboboxOption } from '../Combobox/Combobox.tsx';
import { again } from './OptionList.tsx';
import type { RemoteSearch } from './types.ts';

/**
 * The options as the library reads them. It compares with each new list, so it gets their values, which stay equal when a page comes. The
 * options of another search cannot be chosen.
 */
export const useOptions = ({ options, status }: Pick<RemoteSearch, 'options' | 'status'>, isSearching: boolean) => {
  const byValue = useMemo(() => new Map(options.map((option) => [option.value, option])), [options]);
  const hasFailed = status === 'error';
  const virtual = useMemo(
    () => ({
      options: [...byValue.keys(), ...(hasFailed ? [again] : [])],
      disabled: (value: string | null) =>
        value !== again && (isSearching || byValue.get(value ?? '')?.disabled === true),
    }),
    [byValue, hasFailed, isSearching],
  );
  return { byValue: byValue as ReadonlyMap<string, ComboboxOption>, virtual };
};
