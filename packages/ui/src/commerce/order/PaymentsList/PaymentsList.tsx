import { Badge, type BadgeProps } from '../../../components/Badge/index.ts';
import { Heading, TextLink, VisuallyHidden } from '../../../foundation/index.ts';
import { SentenceCase } from '../../../internal/SentenceCase/SentenceCase.tsx';
import { PaymentTotals, type PaymentTotalsProps } from '../PaymentTotals/index.ts';
import * as css from './PaymentsList.css.ts';

export interface PaymentRow {
  reference: string;
  /** In words. */
  status: string;
  tone: BadgeProps['tone'];
  amount: string;
  /** Such as 'Nov. 21, 2026' (K-81). */
  due: string;
  /** Where it is paid; absent once it is. */
  payHref?: string;
}

export interface PaymentsListProps {
  payments: readonly PaymentRow[];
  /** What of the order is paid, and what is open; shown below the payments. */
  totals?: PaymentTotalsProps;
  labels: PaymentsLabels;
}

export interface PaymentsLabels {
  /** 'PAYMENTS' */
  title: string;
  status: string;
  reference: string;
  amount: string;
  due: string;
  pay: string;
}

/** What is to be paid and when; nothing at all when there is nothing. */
export function PaymentsList({ payments, totals, labels }: PaymentsListProps) {
  if (payments.length === 0) return null;
  return (
    <section data-component="PaymentsList" aria-label={labels.title} className={css.payments}>
      <Heading level={3} size="sm">
        <SentenceCase>{labels.title}</SentenceCase>
      </Heading>
      <ul className={css.list}>
        {payments.map((payment) => (
          <li key={payment.reference} className={css.row}>
            <span className={css.status}>
              <VisuallyHidden>{labels.status}</VisuallyHidden>
              <Badge tone={payment.tone}>{payment.status}</Badge>
            </span>
            <span className={css.reference}>
              <VisuallyHidden>{labels.reference}</VisuallyHidden> {payment.reference}
            </span>
            <span className={css.due}>
              <VisuallyHidden>{labels.due}</VisuallyHidden> {payment.due}
            </span>
            <span className={css.amount}>
              <VisuallyHidden>{labels.amount}</VisuallyHidden> {payment.amount}
            </span>
            <span className={css.pay}>
              {payment.payHref && (
                <TextLink href={payment.payHref} external>
                  {labels.pay}
                  {/* Several links say the same; for those who listen each also says what it pays. */}
                  <VisuallyHidden>, {payment.reference}</VisuallyHidden>
                </TextLink>
              )}
            </span>
          </li>
        ))}
      </ul>
      {totals && <PaymentTotals {...totals} />}
    </section>
  );
}
