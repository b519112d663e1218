import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { goods } from '../../../testing/pictures.ts';
import { orderReviewWords } from '../../../testing/words/cart.ts';
import { LimitMeter } from '../LimitMeter/index.ts';
import { OrderReviewDialog } from './OrderReviewDialog.tsx';
import type { OrderReviewDialogProps } from './types.ts';

const Review = (props: Omit<OrderReviewDialogProps, 'format' | 'labels'>) => (
  <OrderReviewDialog {...props} format={String} labels={useLabels(orderReviewWords)} />
);

const line = {
  id: 1,
  name: 'Poplin shirt',
  reference: 'POP-1204',
  image: { src: goods('shirt', 'stripe', '#20304f', '#f4f1ea'), alt: 'Poplin shirt' },
  sizes: ['2', '4', '6'],
  rows: [
    { id: 1, label: 'Ink', quantities: [4, 6, 6] },
    { id: 2, label: 'Sand', quantities: [null, 3, null] },
  ],
  units: '19 units',
  total: 'USD 912.00',
};

const meta = preview.meta({
  title: 'Commerce/OrderReviewDialog',
  component: Review,
  parameters: { docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: {
    open: true,
    brand: 'Casa Maré',
    details: 'USD wholesale',
    collections: [
      {
        id: 1,
        name: 'Summer 27',
        windows: 'Order until January 15, 2027 · Delivery: Mar 1 – Apr 15, 2027',
        units: '19 units',
        total: 'USD 912.00',
        lines: [line],
      },
    ],
    units: '19 units',
    total: 'USD 912.00',
    limits: (
      <LimitMeter
        label="Limits of Casa Maré"
        meters={[{ id: 'a', text: 'Minimum of USD 500.00 reached', value: 1, state: 'met' }]}
      />
    ),
    message: 'Please deliver to the back entrance.',
    addresses: { billing: 'Loja Aurora\nRua Augusta 1200\n01304-001 São Paulo', shipping: null },
    onSend: fn(),
    onClose: fn(),
  },
});

/** Shows all that is sent, and sends it only when confirmed. */
export const Playground = meta.story({
  name: 'Order to confirm',
  parameters: { covers: ['S-082'] },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Your order to Casa Maré' }));
    // Sizes are heads of a table: numeric ones cannot be taken for units.
    await waitFor(() => expect(dialog.getByRole('row', { name: 'Colour 2 4 6' })).toBeVisible());
    await expect(dialog.getByRole('row', { name: 'Ink 4 6 6' })).toBeVisible();
    await expect(dialog.getByRole('row', { name: 'Sand · 3 ·' })).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'Poplin shirt' })).toBeVisible();
    await expect(dialog.getByText('We ask for it once the order is sent.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Back to the cart' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Send this order' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

/** Says at each product whether its minimum and its maximum are met. */
export const ProductLimits = meta.story({
  name: 'Limits of products',
  args: {
    collections: [
      {
        id: 1,
        name: 'Summer 27',
        units: '22 units',
        total: 'USD 1,056.00',
        lines: [
          {
            ...line,
            limits: {
              label: 'Limits of Poplin shirt',
              meters: [
                { id: 'minimum', text: '1 unit to go to the minimum of 12 units', value: 11 / 12, state: 'broken' },
                { id: 'maximum', text: '109 units left until the maximum of 120 units', state: 'open' },
              ],
            },
          },
          { ...line, id: 2, name: 'Linen dress' },
        ],
      },
    ],
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Your order to Casa Maré' }));
    const limits = within(await dialog.findByRole('list', { name: 'Limits of Poplin shirt' }));
    await waitFor(() => expect(limits.getByText(/109 units left until the maximum/)).toBeVisible());
    await expect(limits.getByRole('progressbar', { name: /1 unit to go to the minimum/ })).toBeVisible();
    await expect(dialog.getAllByRole('list', { name: /^Limits of/ })).toHaveLength(2);
  },
});

/** Names the products of the cart that have no units. */
export const LeftOut = meta.story({
  name: 'Products left out',
  args: { leftOut: ['Linen dress', 'Silk shirt with contrast stitching'] },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Your order to Casa Maré' }));
    await waitFor(() => expect(dialog.getByText('2 products have no units and are not in this order:')).toBeVisible());
    await expect(dialog.getByText('Silk shirt with contrast stitching')).toBeVisible();
  },
});

export const Failed = meta.story({ args: { error: 'This order is being processed. Try again in a moment.' } });

export const Sending = meta.story({ args: { busy: true } });

export const Long = meta.story({
  name: 'Many lines',
  args: {
    brand: 'Oficina das Sedas Naturais e Filhas',
    collections: [1, 2, 3].map((id) => ({
      id,
      name: `Coleção de alfaiataria em linho lavado ${id}`,
      units: '1,240 units',
      total: 'USD 59,520.00',
      lines: [1, 2, 3, 4].map((each) => ({ ...line, id: each })),
    })),
  },
});
