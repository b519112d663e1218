import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect } from 'storybook/test';
import { paymentTotalsWords } from '../../../testing/words/order.ts';
import { PaymentTotals, type PaymentTotalsProps } from './PaymentTotals.tsx';

const Totals = (props: Omit<PaymentTotalsProps, 'labels'>) => (
  <PaymentTotals {...props} labels={useLabels(paymentTotalsWords)} />
);

const meta = preview.meta({
  title: 'Commerce/PaymentTotals',
  component: Totals,
  args: { total: 'USD 3,264.00', paid: 'USD 1,632.00', open: 'USD 1,632.00' },
});

/** A part is paid. */
export const Playground = meta.story({
  name: 'Partly paid',
  play: async ({ canvas }) => {
    for (const text of ['Total', 'Paid', 'Still open']) await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.queryByText('Overpaid')).toBeNull();
  },
});

export const Settled = meta.story({ name: 'Paid in full', args: { paid: 'USD 3,264.00', open: 'USD 0.00' } });

/** More was paid than the order is worth, such as after a correction. */
export const Overpaid = meta.story({
  args: { paid: 'USD 3,300.00', open: 'USD 0.00', overpaid: 'USD 36.00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Overpaid')).toBeVisible();
    await expect(canvas.getByText('USD 36.00')).toBeVisible();
  },
});

export const Long = meta.story({
  name: 'Large amounts',
  args: {
    total: 'USD 12,345,678,264.00',
    paid: 'USD 12,345,679,000.00',
    open: 'USD 0.00',
    overpaid: 'USD 736.00',
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
