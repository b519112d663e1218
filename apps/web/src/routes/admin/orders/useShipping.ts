import type { BrandOrder } from '@vitrine/api/client';
import { useState } from 'react';
import { useToday } from '../../../connected/useToday.ts';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { toUnits, type TypedUnits, type UnitRules } from '../../../mappers/orderUnits.ts';
import { useServices } from '../../../queries/services.ts';
import { useDeskAction } from './useDeskAction.ts';

/** All that is left is sent unless somebody types less. */
export const left: UnitRules = {
  startOf: ({ ordered, shipped }) => ordered - shipped,
  mostOf: ({ ordered, shipped }) => ordered - shipped,
  saysMost: true,
};

/** What is sent now, as it is typed. */
export const useShipping = ({ order, lines }: BrandOrder) => {
  const t = useTranslate();
  const { client } = useServices();
  const [typed, setTyped] = useState<TypedUnits>(new Map());
  const [day, setDay] = useState(useToday());
  const [code, setCode] = useState('');
  // What was sent cannot be undone in the grid: each part begins with an empty history.
  const [part, setPart] = useState(1);
  const [isAsking, setAsking] = useState(false);
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
      setAsking(false);
    },
  });
  const problem = action.fields['units']?.join(' ') ?? action.problem;
  return { typed, setTyped, day, setDay, code, setCode, units, sum, part, isAsking, setAsking, ...action, problem };
};

export type ShippingState = ReturnType<typeof useShipping>;
