import type { BrandOrder } from '@vitrine/api/client';
import { Button } from '@vitrine/ui/components/Button';
import { DateField } from '@vitrine/ui/components/DateField';
import { Inline, Stack, Text } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { unitKey } from '../../../shared/mappers/orderUnits.ts';
import { Pair } from '../../parts/form/Pair.tsx';
import { UnitGrids } from '../../../shared/connected/order/UnitGrids.tsx';
import { AskShipment } from './AskShipment.tsx';
import { TrackingFields } from './TrackingFields.tsx';
import { left, useShipping } from './useShipping.ts';

function Form({ desk }: { desk: BrandOrder }) {
  const t = useTranslate();
  const shipping = useShipping(desk);
  const { typed, setTyped, day, setDay, tracking, setTracking, sum, part, isTold, isBusy, ask } = shipping;
  const clear = () =>
    setTyped(
      new Map(
        desk.lines.flatMap(({ variation_id, sizes }) =>
          sizes.map(({ size_id }) => [unitKey(variation_id, size_id), 0]),
        ),
      ),
    );
  return (
    <Stack space="md">
      <Text measure>{t('orderDesk.ship.text')}</Text>
      <Inline space="sm">
        <Button variant="secondary" size="sm" onPress={() => setTyped(new Map())}>
          {t('orderDesk.ship.all')}
        </Button>
        <Button variant="secondary" size="sm" onPress={clear}>
          {t('orderDesk.ship.clear')}
        </Button>
      </Inline>
      <UnitGrids key={part} lines={desk.lines} typed={typed} rules={left} words="ship" onType={setTyped} />
      <Pair>
        <DateField label={t('orderDesk.ship.date')} value={day} onChange={({ value }) => setDay(value)} required />
        <TrackingFields typed={tracking} onChange={setTracking} isTold={isTold} />
      </Pair>
      <span>
        <Button busy={isBusy} disabled={sum === 0 || day === ''} hasPopup="dialog" onPress={ask}>
          {t('orderDesk.ship.send', { units: sum })}
        </Button>
      </span>
      {shipping.isAsking && <AskShipment desk={desk} shipping={shipping} />}
    </Stack>
  );
}

/** Sends an order or a part of it (D-048). */
export function Shipping({ desk }: { desk: BrandOrder }) {
  const t = useTranslate();
  const { status } = desk.order;
  const isOpen = desk.lines.some(({ sizes }) => sizes.some((size) => left.mostOf(size) !== 0));
  if (!isOpen) return <Text tone="muted">{t('orderDesk.ship.nothingLeft')}</Text>;
  if (status !== 'p' && status !== 'i') return <Text tone="muted">{t('orderDesk.ship.wait')}</Text>;
  return <Form desk={desk} />;
}
