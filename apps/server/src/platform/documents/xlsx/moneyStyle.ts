import { priceDigits } from '@vitrine/api/rules';
import type { CellStyle } from './types.ts';

const whole = { money: 'wholeMoney', totalMoney: 'totalWholeMoney' } as const satisfies Record<string, CellStyle>;

/** How an amount looks in a cell: with the decimals of its currency. */
export const moneyStyle = (currency: string | undefined, style: keyof typeof whole = 'money'): CellStyle =>
  priceDigits(currency) === 0 ? whole[style] : style;
