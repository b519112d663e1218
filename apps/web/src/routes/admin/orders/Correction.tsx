import type { BrandOrder } from '@vitrine/api/client';
import { orderDeskLimits } from '@vitrine/api/rules';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { TextArea } from '@vitrine/ui/components/TextArea';
import { Stack, Text } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { toUnits, type TypedUnits, type UnitRules } from '../../../mappers/orderUnits.ts';
import { useServices } from '../../../queries/services.ts';
import { UnitGrids } from '../../../connected/order/UnitGrids.tsx';
import { useDeskAction } from './useDeskAction.ts';

const ordered: UnitRules = { startOf: (size) => size.ordered, mostOf: (size) => size.ordered, saysMost: true };

const useCorrection = ({ order, lines }: BrandOrder) => {
  const t = useTranslate();
  const { client } = useServices();
  const [typed, setTyped] = useState<TypedUnits>(new Map());
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const units = toUnits(lines, typed, ordered);
  const freed = order.total_items - units.reduce((sum, { quantity }) => sum + quantity, 0);
  const { act, isBusy, problem, fields } = useDeskAction({
    run: () =>
      client.brandOrders.correct({
        params: { id: order.id },
        body: { version: order.version, reason: reason.trim(), units },
      }),
    done: () => t('orderDesk.correct.done', { units: freed }),
    onDone: () => {
      setTyped(new Map());
      setReason('');
    },
  });
  const send = () => (reason.trim() === '' ? setMissing(true) : act(undefined));
  const write = ({ value: words }: { value: string }) => {
    setReason(words);
    setMissing(false);
  };
  return {
    typed,
    setTyped,
    reason,
    write,
    isMissing,
    freed,
    send,
    isBusy,
    problem: fields['units']?.join(' ') ?? problem,
  };
};

/** Takes units out that the brand cannot deliver, with a reason that the retailer reads. */
export function Correction({ desk }: { desk: BrandOrder }) {
  const t = useTranslate();
  const { typed, setTyped, reason, write, isMissing, freed, send, isBusy, problem } = useCorrection(desk);
  return (
    <Stack space="md">
      <Text measure>{t('orderDesk.correct.text')}</Text>
      <UnitGrids lines={desk.lines} typed={typed} rules={ordered} words="correct" onType={setTyped} />
      <TextArea
        label={t('orderDesk.correct.reason')}
        value={reason}
        onChange={write}
        maxLength={orderDeskLimits.reason}
        rows={2}
        required
        tone={isMissing ? 'critical' : undefined}
        message={isMissing ? t('orderDesk.correct.reasonMissing') : undefined}
      />
      {problem && <Banner tone="critical">{problem}</Banner>}
      <span>
        <Button variant="danger" busy={isBusy} disabled={freed <= 0} onPress={send}>
          {t('orderDesk.correct.send', { units: freed })}
        </Button>
      </span>
    </Stack>
  );
}
