import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn } from 'storybook/test';
import { cartSummaryWords } from '../../../testing/words/cart.ts';
import { CartSummary } from './CartSummary.tsx';
import type { CartSummaryProps } from './types.ts';

const Summary = (props: Omit<CartSummaryProps, 'labels'>) => (
  <div style={{ maxInlineSize: '22rem' }}>
    <CartSummary {...props} labels={useLabels(cartSummaryWords)} />
  </div>
);

const meta = preview.meta({
  title: 'Commerce/CartSummary',
  component: Summary,
  args: {
    collections: [
      { id: 1, name: 'Summer 27', units: '48 units', total: 'USD 2,304.00' },
      { id: 2, name: 'Resort', units: '12 units', total: 'USD 960.00' },
    ],
    units: '60 units',
    total: 'USD 3,264.00',
    pricelists: [
      { value: '1', label: 'USD wholesale' },
      { value: '2', label: 'BRL wholesale' },
    ],
    pricelist: '1',
    onPricelist: fn(),
    onSend: fn(),
    message: '',
    onMessage: fn(),
  },
});

export const Playground = meta.story({});
export const Busy = meta.story({ args: { busy: true } });

/** Adds up the collections, asks for another price list, sends the order. */
export const Sends = meta.story({
  name: 'Send the order',
  parameters: { covers: ['R-284', 'R-287'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Price list'), 'BRL wholesale');
    await expect(args.onPricelist).toHaveBeenCalledWith({ id: '2' });
    await userEvent.click(canvas.getByRole('button', { name: 'SEND ORDER' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

/** Sends nothing for a retailer who is not approved, and says why. */
export const NotApproved = meta.story({
  name: 'Retailer not approved',
  parameters: { covers: ['S-083', 'D-022'] },
  args: {
    disabledReason: 'Orders can be sent once your registration is approved.',
    collections: [
      { id: 1, name: 'Summer 27', units: '48 units', total: 'RESTRICTED' },
      { id: 2, name: 'Resort', units: '12 units', total: 'RESTRICTED' },
    ],
    total: 'RESTRICTED',
  },
  play: async ({ args, canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'SEND ORDER' });
    await expect(send).toHaveAccessibleDescription('Orders can be sent once your registration is approved.');
    await userEvent.click(send);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** Says YOUR CART IS EMPTY near the total. */
export const Empty = meta.story({
  name: 'Empty cart',
  parameters: { covers: ['X-061'] },
  args: { collections: [], units: '0 units', total: 'USD 0.00', emptyError: 'YOUR CART IS EMPTY' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('YOUR CART IS EMPTY');
  },
});

/** Thanks for the order and leads to invoice and order; nothing can be sent again. */
export const Closed = meta.story({
  name: 'Closed cart',
  parameters: { covers: ['R-289', 'R-290', 'R-291', 'R-292'] },
  args: { closed: { orderHref: '/order/7', invoiceHref: 'https://pay.example/7' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Thank you for your order!')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'VIEW ORDER' })).toHaveAttribute('href', '/order/7');
    await expect(canvas.getByRole('link', { name: 'VIEW INVOICE' })).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByRole('button', { name: 'SEND ORDER' })).toBeNull();
  },
});

/** Shows no VIEW INVOICE without a checkout address. */
export const ClosedWithoutInvoice = meta.story({
  name: 'No invoice',
  parameters: { covers: ['R-290'] },
  args: { closed: { orderHref: '/order/7' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('VIEW INVOICE')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'VIEW ORDER' })).toBeVisible();
  },
});
