import preview from '#storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Order',
  args: { address: '/admin/brand/orders/904', viewer: 'seller' as 'seller' | 'reader' },
  globals: { stage: 'seller' },
});

/** What waits to be sent, payments, link and note of an order. */
export const Playground = meta.story({
  name: 'Order',
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Order 4 · Loja Aurora' }));
    await seen(canvas.getByText('Shipment 1'));
    await expect(canvas.getByRole('link', { name: 'Loja Aurora' })).toHaveAttribute('href', '/buyers/201');
    const ordered = within(canvas.getByRole('region', { name: 'What was ordered' }));
    await expect(ordered.getAllByRole('table').length).toBeGreaterThan(0);
    await seen(ordered.getByText('42 units'));
    const addresses = within(await canvas.findByRole('region', { name: 'Addresses' }));
    await seen(addresses.getByText('Billing address'));
    await seen(addresses.getByText('Shipping address'));
    const messages = within(canvas.getByRole('region', { name: /^Messages with Loja Aurora$/i }));
    await expect(messages.getByRole('textbox')).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Open its page and timeline' })).toHaveAttribute(
      'href',
      '/order/904',
    );
  },
});

/** A payment is added with its due date, and later set to paid. */
export const Paid = meta.story({
  name: 'Payments changed',
  parameters: { covers: ['D-048'] },
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Add a payment' }));
    await userEvent.click(form.getByRole('button', { name: 'Add a payment' }));
    await seen(form.getByText('Enter an amount, such as 1,250.00.'));
    await userEvent.type(form.getByRole('textbox', { name: /^Reference/ }), 'INV-77');
    await userEvent.type(form.getByRole('textbox', { name: /^Amount/ }), '1.250');
    await seen(form.getByText('Enter an amount, such as 1,250.00.'));
    await userEvent.clear(form.getByRole('textbox', { name: /^Amount/ }));
    await userEvent.type(form.getByRole('textbox', { name: /^Amount/ }), '$1,250.50');
    await userEvent.type(form.getByLabelText(/^Due date/), '2027-02-01');
    await userEvent.click(form.getByRole('button', { name: 'Add a payment' }));
    const row = within(await canvas.findByRole('row', { name: /INV-77/ }));
    await seen(row.getByText('USD 1,250.50'));
    await userEvent.selectOptions(row.getByRole('combobox'), 'Paid');
    await waitFor(() => expect(row.getByText('Paid', { selector: '[data-component="Badge"]' })).toBeVisible());
    await seen(canvas.getByText('Still open'));
  },
});

/** A colleague who may only read finds the values and no way to change them. */
export const Reader = meta.story({
  parameters: { covers: ['D-049'] },
  args: { viewer: 'reader' },
  globals: { stage: 'none' },
  play: async ({ canvas }) => {
    const [reason] = await canvas.findAllByText(/An owner of your brand can give you the right/);
    await expect(reason).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Internal note/ })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    await expect(canvas.queryByRole('form', { name: 'Add a payment' })).toBeNull();
  },
});
