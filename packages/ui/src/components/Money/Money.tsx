import { useLocale } from '../../foundation/index.ts';
import { formatMoney } from './formatMoney.ts';
import type { MoneyFormat } from './formatMoney.ts';
import { money } from './Money.css.ts';

export type MoneyProps = MoneyFormat;

/** An amount of money in the language in force; size and colour are those of the text around it. */
export const Money = (props: MoneyProps) => (
  <data data-component="Money" value={props.amount} className={money}>
    {formatMoney(useLocale(), props)}
  </data>
);
