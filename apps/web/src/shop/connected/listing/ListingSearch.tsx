import { SearchField } from '@vitrine/ui/components/SearchField';
import { useSearchText } from '../../../shared/connected/useSearchText.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import type { Listing } from './useListing.ts';

/** Narrows the products of a listing by words or reference code. */
export function ListingSearch({ state }: { state: Listing }) {
  const t = useTranslate();
  const apply = (search: string): void => state.narrow({ search });
  const { text, setText } = useSearchText(state.search.get('search') ?? '', apply);
  return (
    <SearchField
      label={t('product.search')}
      labelHidden
      placeholder={t('product.searchPlaceholder')}
      clear={t('product.clearSearch')}
      value={text}
      onChange={({ value }) => setText(value)}
      onSubmit={({ value }) => apply(value.trim())}
    />
  );
}
