import { useQuery } from '@tanstack/react-query';
import { RemovedList } from '@vitrine/ui/commerce/cart/RemovedList';
import { useIntl } from 'react-intl';
import { removalsQuery, type Removal, type Undoable } from '../connected/cart/removals.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { removedListLabels } from '../mappers/labels/cart.ts';
import { useServices } from '../../shared/queries/services.ts';
import { usePutBack } from './usePutBack.ts';

/** What was removed or imported lately, to undo; the cart it goes back into is shown. */
export function Removed() {
  const intl = useIntl();
  const t = useTranslate();
  const { data: removals = [] } = useQuery(removalsQuery(useServices()));
  const putBack = usePutBack();
  const details = ({ name, brand, products, quantities, changed, at }: Removal): string => {
    const units = Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0);
    const left = [...(name ? [] : [t('cart.removed.products', { products })]), t('cart.units', { units })];
    return [...(name || changed ? [brand] : []), ...(changed && products === 0 ? [] : left), intl.formatTime(at)].join(
      ' · ',
    );
  };
  const nameOf = ({ name, brand, changed }: Removal): string =>
    changed ? t('cart.removed.pricelist', { from: changed.from, to: changed.to }) : (name ?? brand);
  const entryOf = (entry: Undoable) =>
    'imported' in entry
      ? {
          id: entry.id,
          isChange: true,
          name: entry.imported,
          details: [entry.brand, intl.formatTime(entry.at)].join(' · '),
        }
      : { id: entry.id, isChange: entry.changed !== undefined, name: nameOf(entry), details: details(entry) };
  return (
    <RemovedList
      entries={removals.map(entryOf)}
      busy={putBack.isPending ? putBack.variables.id : undefined}
      onRestore={({ id }) => {
        const removal = removals.find((each) => each.id === id);
        if (removal) putBack.mutate(removal);
      }}
      labels={removedListLabels(intl)}
    />
  );
}
