import type { BrandOrder } from '@vitrine/api/client';
import { useState } from 'react';
import { useToday } from './useToday.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { toUnits, type TypedUnits, type UnitRules } from '../../../shared/mappers/orderUnits.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { givenTracking, hasWrongLink, noTracking } from './typedTracking.ts';
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
  const [tracking, setTracking] = useState(noTracking);
  // What was sent cannot be undone in the grid: each part begins with an empty history.
  const [part, setPart] = useState(1);
  const [isAsking, setAsking] = useState(false);
  const [isTold, setTold] = useState(false);
  const units = toUnits(lines, typed, left).filter(({ quantity }) => quantity > 0);
  const sum = units.reduce((total, { quantity }) => total + quantity, 0);
  const action = useDeskAction({
    run: () =>
      client.brandOrders.ship({
        params: { id: order.id },
        body: { version: order.version, shipped_on: day, ...givenTracking(tracking), units },
      }),
    done: () => t('orderDesk.ship.done', { units: sum }),
    onDone: () => {
      setTyped(new Map());
      setTracking(noTracking);
      setPart(part + 1);
      setAsking(false);
    },
  });
  const ask = () => {
    setTold(hasWrongLink(tracking));
    setAsking(!hasWrongLink(tracking));
  };
  const problem = (action.fields['units'] ?? action.fields['tracking_url'])?.join(' ') ?? action.problem;
  return {
    typed,
    setTyped,
    day,
    setDay,
    tracking,
    setTracking,
    units,
    sum,
    part,
    isAsking,
    isTold,
    ask,
    setAsking,
    ...action,
    problem,
  };
};

export type ShippingState = ReturnType<typeof useShipping>;
