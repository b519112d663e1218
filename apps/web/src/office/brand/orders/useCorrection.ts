import type { BrandOrder } from '@vitrine/api/client';
import { useState } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { toUnits, unitKey, type TypedUnits, type UnitRules } from '../../../shared/mappers/orderUnits.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useDeskAction } from './useDeskAction.ts';

export const ordered: UnitRules = { startOf: (size) => size.ordered, mostOf: (size) => size.ordered, saysMost: true };

/** What is taken out, as it is typed, and why. */
export const useCorrection = ({ order, lines }: BrandOrder) => {
  const t = useTranslate();
  const { client } = useServices();
  const [typed, setTyped] = useState<TypedUnits>(new Map());
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const units = toUnits(lines, typed, ordered);
  const kept = new Map(units.map((unit) => [unitKey(unit.variation_id, unit.size_id), unit.quantity]));
  const taken = toUnits(lines, new Map(), ordered).map((unit) => ({
    ...unit,
    quantity: unit.quantity - (kept.get(unitKey(unit.variation_id, unit.size_id)) ?? unit.quantity),
  }));
  const freed = order.total_items - units.reduce((sum, { quantity }) => sum + quantity, 0);
  const { act, isBusy, problem, fields, forget } = useDeskAction({
    run: () =>
      client.brandOrders.correct({
        params: { id: order.id },
        body: { version: order.version, reason: reason.trim(), units },
      }),
    done: () => t('orderDesk.correct.done', { units: freed }),
    onDone: () => {
      setTyped(new Map());
      setReason('');
      setAsking(false);
    },
  });
  const ask = () => (reason.trim() === '' ? setMissing(true) : setAsking(true));
  const keep = () => {
    forget();
    setAsking(false);
  };
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
    taken,
    ask,
    keep,
    isAsking,
    send: () => act(undefined),
    isBusy,
    problem: fields['units']?.join(' ') ?? problem,
  };
};

export type CorrectionState = ReturnType<typeof useCorrection>;
