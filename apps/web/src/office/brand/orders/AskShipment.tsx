import type { BrandOrder } from '@vitrine/api/client';
import { DateText } from '@vitrine/ui/components/DateText';
import { Text } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { Facts } from '../../parts/list/Facts.tsx';
import { AskDialog } from '../../parts/list/AskDialog.tsx';
import { NamedUnits } from './NamedUnits.tsx';
import { givenTracking } from './typedTracking.ts';
import type { ShippingState } from './useShipping.ts';

/** Names what is sent before it is: it cannot be taken back, and the retailer gets a mail. */
export function AskShipment({ desk, shipping }: { desk: BrandOrder; shipping: ShippingState }) {
  const t = useTranslate();
  const { units, sum, day, tracking, act, isBusy, problem, setAsking, forget } = shipping;
  const given = givenTracking(tracking);
  const close = () => {
    forget();
    setAsking(false);
  };
  return (
    <AskDialog
      title={t('orderDesk.ship.ask', { units: sum })}
      confirm={t('orderDesk.ship.send', { units: sum })}
      action={{ isBusy, problem }}
      onConfirm={() => act(undefined)}
      onClose={close}
    >
      <NamedUnits desk={desk} units={units} />
      <Facts
        facts={[
          { label: t('orderDesk.ship.date'), value: <DateText value={day} form="medium" /> },
          { label: t('orderDesk.ship.carrier'), value: given.carrier },
          { label: t('orderDesk.ship.code'), value: given.tracking_code || t('orderDesk.ship.noCode') },
          { label: t('orderDesk.ship.link'), value: given.tracking_url },
        ]}
      />
      <Text>{t('orderDesk.ship.askText')}</Text>
    </AskDialog>
  );
}
