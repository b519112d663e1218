import { useQuery } from '@tanstack/react-query';
import { Select } from '@vitrine/ui/components/Select';
import { useServices } from '../../../shared/queries/services.ts';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { useChosenPricelists } from '../listing/useChosenPricelists.ts';
import { useChoosePricelist } from '../listing/useChoosePricelist.ts';
import { useQuerySearch } from '../../../shared/connected/useQuerySearch.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

/** The price list chosen for a brand, on each of its pages (D-101). A list in the address follows the choice. */
export default function BrandPricelist({ slug }: { slug: string }) {
  const t = useTranslate();
  const { queries } = useServices();
  const { search, change } = useQuerySearch();
  const { chosenFor, isKnownFor } = useChosenPricelists();
  const { choose, offerUndo } = useChoosePricelist();
  const { data: collections = [], isLoading } = useQuery(queries.brands.collections(slug));
  const lists = [
    ...new Map(collections.flatMap(({ pricelists }) => pricelists).map((list) => [list.id, list])).values(),
  ];
  if (isLoading || (lists.length > 0 && !isKnownFor(slug))) return <Skeleton shape="control" />;
  if (lists.length === 0) return null;
  const chosen = lists.find(({ id }) => id === chosenFor(slug, lists));
  const chooseList = (id: number): void => {
    choose(slug, id);
    if (search.has('pricelist')) change({ pricelist: String(id), page: null }, { replace: true });
  };
  const onChange = ({ value }: { value: string }): void => {
    const next = lists.find(({ id }) => String(id) === value);
    if (!next) return;
    chooseList(next.id);
    if (chosen) offerUndo(next.name, () => chooseList(chosen.id));
  };
  return (
    <Select
      label={t('brand.pricelist')}
      value={chosen ? String(chosen.id) : ''}
      onChange={onChange}
      options={[
        ...(chosen ? [] : [{ value: '', label: t('brand.choosePricelist') }]),
        ...lists.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  );
}
