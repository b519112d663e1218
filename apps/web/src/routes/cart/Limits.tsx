import { LimitMeter } from '@vitrine/ui/commerce/cart/LimitMeter';
import { useMoney } from '../../connected/useMoney.ts';
import { useTranslate } from '../../connected/useTranslate.ts';
import type { Totals } from '../../mappers/cart.ts';
import { limitStates, type LimitState } from '../../mappers/cartLimits.ts';
import type { Cart } from '../../queries/cart.ts';

interface LimitsProps {
  /** Name of the brand or collection. */
  name: string;
  limits: Cart['seller']['limits'];
  totals: Totals;
  currency: string;
}

/** Which sentence says how far a limit is. */
const sentenceOf = ({ side, isBroken, limit, actual }: LimitState) => {
  if (side === 'maximum') return isBroken ? 'above' : 'within';
  return actual < limit ? 'below' : 'reached';
};

/** A limit in words: what is missing, left or above. */
export const useLimitText = () => {
  const t = useTranslate();
  const money = useMoney('price');
  return (state: LimitState, currency: string): string => {
    const amount = (value: number) =>
      state.type === 'quantity' ? t('cart.units', { units: value }) : money(value, currency);
    return t(`cart.limit.${sentenceOf(state)}`, { missing: amount(state.distance), limit: amount(state.limit) });
  };
};

const meterState = (state: LimitState): 'broken' | 'met' | 'open' => {
  if (state.isBroken) return 'broken';
  return sentenceOf(state) === 'reached' ? 'met' : 'open';
};

/** How far the brand's or a collection's minimums and maximums are, while one types (V-064, V-065, V-066). */
export function Limits({ name, limits, totals, currency }: LimitsProps) {
  const t = useTranslate();
  const text = useLimitText();
  const meters = limitStates(limits, totals).map((state) => ({
    id: `${state.side} ${state.type}`,
    text: text(state, currency),
    value: state.limit === 0 ? 1 : Math.min(1, state.actual / state.limit),
    state: meterState(state),
  }));
  return <LimitMeter meters={meters} label={t('cart.limit.title', { name })} />;
}
