import { useQuery } from '@tanstack/react-query';
import { RemovedList } from '@vitrine/ui/commerce/cart/RemovedList';
import { useIntl } from 'react-intl';
import { removalsQuery, type Removal, type Undoable } from '../../connected/cart/removals.ts';
import { useTranslate } from '../../connected/useTranslate.ts';
import { removedListLabels } from '../../mappers/labels/cart.ts';
import { useServices } from '../../queries/services.ts';
import { usePutBack } from './usePutBack.ts';

/** What was removed or imported lately, to undo; the cart it goes back into is shown. */
export function Removed() {
  const intl = useIntl();
  const t = useTranslate();
  const { data: removals = [] } = useQuery(removalsQuery(useServices()));
  const putBack = usePutBack();
  const details = ({ name, brand, products, quantities, at }: Removal): string => {
    const units = Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0);
    const what = name ? brand : t('cart.removed.products', { products });
    return [what, t('cart.units', { units }), intl.formatTime(at)].join(' · ');
  };
  const entryOf = (entry: Undoable) =>
    'imported' in entry
      ? {
          id: entry.id,
          isImport: true,
          name: entry.imported,
          details: [entry.brand, intl.formatTime(entry.at)].join(' · '),
        }
      : { id: entry.id, name: entry.name ?? entry.brand, details: details(entry) };
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
