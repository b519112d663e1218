import { useQuery } from '@tanstack/react-query';
import { SizeChartDialog } from '@vitrine/ui/commerce/catalogue/SizeChartDialog';
import { useIntl } from 'react-intl';
import { useLocale } from '../../shared/connected/useLocale.ts';
import { sizeChartLabels } from '../../shared/mappers/labels/product.ts';
import { useServices } from '../../shared/queries/services.ts';

/** Measurements by size in centimetres or inches (R-262, M-27). */
export function SizeChart({ id, onClose }: { id: number; onClose: () => void }) {
  const intl = useIntl();
  const locale = useLocale();
  const { queries } = useServices();
  const { data } = useQuery(queries.products.sizeChart(id));
  if (!data) return null;
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <SizeChartDialog
      open
      sizes={data.meta.sizes.map(({ name }) => name)}
      measurements={data.meta.measurements.map(({ name }) => ({ name, values: data.values[name] ?? {} }))}
      format={(value) => numbers.format(value)}
      onClose={onClose}
      labels={sizeChartLabels(intl)}
    />
  );
}
