import type { BrandOrder } from '@vitrine/api/client';
import { orderDeskLimits } from '@vitrine/api/rules';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { DateField } from '@vitrine/ui/components/DateField';
import { TextField } from '@vitrine/ui/components/TextField';
import { Inline, Stack, Text } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { toUnits, unitKey, type TypedUnits, type UnitRules } from '../../../mappers/orderUnits.ts';
import { useServices } from '../../../queries/services.ts';
import { Pair } from '../form/Pair.tsx';
import { UnitGrids } from '../../../connected/order/UnitGrids.tsx';
import { useDeskAction } from './useDeskAction.ts';

/** All that is left is sent unless somebody types less. */
const left: UnitRules = {
  startOf: ({ ordered, shipped }) => ordered - shipped,
  mostOf: ({ ordered, shipped }) => ordered - shipped,
  saysMost: true,
};

const today = (): string => new Date().toLocaleDateString('sv-SE');

const useShipping = ({ order, lines }: BrandOrder) => {
  const t = useTranslate();
  const { client } = useServices();
  const [typed, setTyped] = useState<TypedUnits>(new Map());
  const [day, setDay] = useState(today);
  const [code, setCode] = useState('');
  // What was sent cannot be undone in the grid: each part begins with an empty history.
  const [part, setPart] = useState(1);
  const units = toUnits(lines, typed, left).filter(({ quantity }) => quantity > 0);
  const sum = units.reduce((total, { quantity }) => total + quantity, 0);
  const action = useDeskAction({
    run: () =>
      client.brandOrders.ship({
        params: { id: order.id },
        body: { version: order.version, shipped_on: day, tracking_code: code, units },
      }),
    done: () => t('orderDesk.ship.done', { units: sum }),
    onDone: () => {
      setTyped(new Map());
      setCode('');
      setPart(part + 1);
    },
  });
  return { typed, setTyped, day, setDay, code, setCode, sum, part, ...action };
};

function Form({ desk }: { desk: BrandOrder }) {
  const t = useTranslate();
  const { typed, setTyped, day, setDay, code, setCode, sum, part, act, isBusy, problem, fields } = useShipping(desk);
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
        <TextField
          label={t('orderDesk.ship.code')}
          value={code}
          onChange={({ value }) => setCode(value)}
          maxLength={orderDeskLimits.trackingCode}
        />
      </Pair>
      {problem && <Banner tone="critical">{fields['units']?.join(' ') ?? problem}</Banner>}
      <span>
        <Button busy={isBusy} disabled={sum === 0 || day === ''} onPress={() => act(undefined)}>
          {t('orderDesk.ship.send', { units: sum })}
        </Button>
      </span>
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
