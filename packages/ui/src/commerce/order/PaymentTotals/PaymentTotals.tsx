import * as css from './PaymentTotals.css.ts';

export interface PaymentTotalsProps {
  /** The total of the order, such as 'USD 3,264.00'. */
  total: string;
  /** What was paid so far. */
  paid: string;
  /** What is still to be paid. */
  open: string;
  /** What was paid beyond the total; absent when nothing was. */
  overpaid?: string;
  labels: PaymentTotalsLabels;
}

export interface PaymentTotalsLabels {
  total: string;
  paid: string;
  open: string;
  overpaid: string;
}

const parts = ['total', 'paid', 'open', 'overpaid'] as const;

/** How much of an order is paid, and how much is still open. */
export function PaymentTotals({ labels, ...amounts }: PaymentTotalsProps) {
  return (
    <dl data-component="PaymentTotals" className={css.totals}>
      {parts.map((part) => {
        const amount = amounts[part];
        return (
          amount !== undefined && (
            <div key={part} className={css.part}>
              <dt className={css.label}>{labels[part]}</dt>
              <dd className={css.amount[part]}>{amount}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
