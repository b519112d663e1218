import type { BrandOrder } from '@vitrine/api/client';
import { Button } from '@vitrine/ui/components/Button';
import { ShipmentsList, type ShipmentRow } from '@vitrine/ui/commerce/order/ShipmentsList';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMay } from '../../../shared/connected/rights/useMay.ts';
import { useLocale } from '../../../shared/connected/useLocale.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { shipmentsLabels } from '../../../shared/mappers/labels/order.ts';
import { toShipments } from '../../../shared/mappers/order.ts';
import { CorrectTracking } from './CorrectTracking.tsx';

/** What was sent of an order, each part with the way to put its tracking code right. */
export function DeskShipments({ desk: { order } }: { desk: BrandOrder }) {
  const intl = useIntl();
  const t = useTranslate();
  const locale = useLocale();
  const may = useMay();
  const [open, setOpen] = useState<number>();
  const shipments = toShipments(order, locale, (units) => t('cart.units', { units }));
  const opened = order.shipments?.find(({ id }) => id === open);
  const actionOf = ({ id, tracking, trackingHref }: ShipmentRow) => (
    <Button size="sm" variant="secondary" hasPopup="dialog" onPress={() => setOpen(id)}>
      {t((tracking ?? trackingHref) ? 'orderDesk.tracking.correct' : 'orderDesk.tracking.add')}
    </Button>
  );
  return (
    <>
      <ShipmentsList
        shipments={shipments.map((one) => ({
          ...one,
          action: may('sales') ? actionOf(one) : undefined,
        }))}
        format={(units) => new Intl.NumberFormat(locale).format(units)}
        labels={shipmentsLabels(intl, order)}
      />
      {opened && <CorrectTracking order={order} shipment={opened} onClose={() => setOpen(undefined)} />}
    </>
  );
}
