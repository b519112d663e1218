import type { BrandOrder } from '@vitrine/api/client';
import { OrderedUnits } from '@vitrine/ui/commerce/order/OrderedUnits';
import { Stack } from '@vitrine/ui/foundation';
import { useLocale } from '../../../shared/connected/useLocale.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { toUnitsOfProducts } from '../../../shared/mappers/orderedUnits.ts';
import { toNamedUnits, type UnitLine } from '../../../shared/mappers/orderUnits.ts';

interface NamedUnitsProps {
  desk: BrandOrder;
  units: Parameters<typeof toNamedUnits>[1];
}

/** The units that a question is about, product by product. */
export function NamedUnits({ desk, units }: NamedUnitsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const imageOf = ({ reference_code, name }: UnitLine) =>
    desk.order.lines.find((line) => line.reference_code === reference_code && line.name === name)?.image;
  return (
    <Stack as="ul" space="md">
      {toUnitsOfProducts(toNamedUnits(desk.lines, units, imageOf)).map((product) => (
        <li key={product.id}>
          <OrderedUnits
            product={product}
            colour={t('order.lines.colour')}
            format={(count) => new Intl.NumberFormat(locale).format(count)}
          />
        </li>
      ))}
    </Stack>
  );
}
