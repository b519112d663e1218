import { productLimits } from '@vitrine/api/rules';
import { CompareBar } from '@vitrine/ui/commerce/catalogue/CompareBar';
import { useIntl } from 'react-intl';
import { paths } from '../../../shared/config/paths.ts';
import { compareBarLabels } from '../../mappers/labels/compare.ts';
import { useCompared } from './useCompared.ts';

/** How many products are ticked, and the way to compare them. */
export function ComparedBar() {
  const intl = useIntl();
  const { ids, keep } = useCompared();
  return (
    <CompareBar
      count={ids.length}
      most={productLimits.compared}
      href={paths.compare(ids)}
      onClear={() => keep([])}
      labels={compareBarLabels(intl)}
    />
  );
}
