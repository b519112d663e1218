import { LimitMeter, type LimitMeterItem } from '@vitrine/ui/commerce/cart/LimitMeter';
import { useMoney } from '../../shared/connected/useMoney.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import type { Totals } from '../mappers/cart.ts';
import { limitStates, type LimitState } from './cartLimits.ts';
import type { Cart } from '../../shared/queries/cart.ts';

interface LimitsProps {
  /** Name of the brand, collection or product. */
  name: string;
  limits: Cart['seller']['limits'];
  totals: Totals;
  currency: string;
  /** One line each. */
  compact?: boolean;
  /** Says whose limits they are, where those of others stand beside them. */
  titled?: boolean;
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

/** A maximum of which less than half is used would read like something to reach. */
const isFarOff = ({ side, limit, actual }: LimitState): boolean => side === 'maximum' && actual < limit / 2;

/** The limits of something as meters. A maximum that is far off has no bar. */
export const useMeters = () => {
  const text = useLimitText();
  return (limits: Cart['seller']['limits'], totals: Totals, currency: string): LimitMeterItem[] =>
    limitStates(limits, totals).map((state) => ({
      id: `${state.side} ${state.type}`,
      text: text(state, currency),
      value: isFarOff(state) ? undefined : state.limit === 0 ? 1 : Math.min(1, state.actual / state.limit),
      state: meterState(state),
    }));
};

/** How far minimums and maximums are, while one types (V-064, V-065, V-066). A maximum that is far off does not show. */
export function Limits({ name, limits, totals, currency, compact, titled }: LimitsProps) {
  const t = useTranslate();
  const meters = useMeters()(limits, totals, currency).filter(({ value }) => value !== undefined);
  return <LimitMeter meters={meters} label={t('cart.limit.title', { name })} titled={titled} compact={compact} />;
}
