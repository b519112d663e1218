import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect } from 'storybook/test';
import { paymentTotalsWords, paymentsWords } from '../../../testing/words/order.ts';
import { PaymentsList, type PaymentsListProps } from './PaymentsList.tsx';

type Amounts = Omit<NonNullable<PaymentsListProps['totals']>, 'labels'>;

const Payments = ({ totals, ...props }: Omit<PaymentsListProps, 'labels' | 'totals'> & { totals?: Amounts }) => {
  const words = useLabels(paymentTotalsWords);
  return <PaymentsList {...props} totals={totals && { ...totals, labels: words }} labels={useLabels(paymentsWords)} />;
};

const meta = preview.meta({
  title: 'Commerce/PaymentsList',
  component: Payments,
  args: {
    payments: [
      {
        reference: 'INV-1043-1',
        status: 'Paid',
        tone: 'positive' as const,
        amount: 'USD 1,632.00',
        due: 'Nov. 30, 2026',
      },
      {
        reference: 'INV-1043-2',
        status: 'Overdue',
        tone: 'critical' as const,
        amount: 'USD 1,632.00',
        due: 'Jan. 15, 2027',
        payHref: 'https://pay.example/2',
      },
    ],
    totals: { total: 'USD 3,264.00', paid: 'USD 1,632.00', open: 'USD 1,632.00' },
  },
});

/** Shows status, reference, amount, due date and a Pay link for what is not paid. */
export const Playground = meta.story({
  name: 'Payments',
  parameters: { covers: ['R-318', 'R-319', 'K-81'] },
  play: async ({ canvas }) => {
    for (const text of ['INV-1043-2', 'Overdue', 'Jan. 15, 2027']) await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /Pay/ })).toHaveLength(1);
    await expect(canvas.getByText('Still open')).toBeVisible();
  },
});

/** Is absent when there is nothing to pay. */
export const None = meta.story({
  name: 'No payments',
  parameters: { covers: ['R-318'] },
  args: { payments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('PAYMENTS')).toBeNull();
  },
});

/** A long reference and a long state. */
export const Long = meta.story({
  name: 'Long text',
  args: {
    payments: [
      {
        reference: 'INV-2026-11-GALERIA-SUL-SUMMER-26-FIRST-DELIVERY-0001043-2',
        status: 'Partially paid',
        tone: 'caution' as const,
        amount: 'USD 1,201,632.00',
        due: 'Sep. 30, 2026',
        payHref: 'https://pay.example/2',
      },
    ],
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
