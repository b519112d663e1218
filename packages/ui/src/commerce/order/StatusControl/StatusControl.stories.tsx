import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { statusControlWords } from '../../../testing/words/order.ts';
import { StatusControl } from './StatusControl.tsx';
import type { StatusControlProps } from './types.ts';

const Control = (props: Omit<StatusControlProps, 'labels'>) => (
  <StatusControl {...props} labels={useLabels(statusControlWords)} />
);

const options: StatusControlProps['options'] = [
  { value: 's', label: 'Waiting Brand' },
  { value: 'r', label: 'Retailer Pending' },
  { value: 'p', label: 'Processing' },
  { value: 'x', label: 'Cancelled' },
];

const meta = preview.meta({ title: 'Commerce/StatusControl', component: Control, args: { options, onChange: fn() } });

export const Playground = meta.story({});

/** Offers the allowed states and asks before it updates. */
export const Asks = meta.story({
  name: 'Confirmation',
  parameters: { covers: ['M-40', 'S-108', 'R-316', 'D-077'] },
  play: async ({ args, canvas, userEvent }) => {
    const update = canvas.getByRole('button', { name: 'Update' });
    await userEvent.click(update);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Update the status'), 'Processing');
    await userEvent.click(update);
    await waitFor(() =>
      expect(screen.getByText('Are you sure? Do you want to update the order status?')).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(update);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, update' }));
    await expect(args.onChange).toHaveBeenCalledWith({ status: 'p' });
  },
});

/** A cancellation says what it does, and its way back does not say Cancel. */
export const Cancels = meta.story({
  name: 'Cancellation',
  parameters: { covers: ['M-40'] },
  args: {
    options: [
      {
        value: 'x',
        label: 'Cancelled',
        question: {
          title: 'Cancel order 60?',
          text: 'Its 70 units return to stock. The retailer gets an email.',
          confirm: 'Cancel the order',
          cancel: 'Keep the order',
        },
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Update the status'), 'Cancelled');
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel order 60?' }));
    await waitFor(() => expect(dialog.getByText(/^Its 70 units return to stock/)).toBeVisible());
    await expect(dialog.getByText('Are you sure? Do you want to update the order status?')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the order' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    await expect(args.onChange).toHaveBeenCalledWith({ status: 'x' });
  },
});

/** Has nothing to offer for an order at its end. */
export const AtItsEnd = meta.story({
  name: 'Final state',
  parameters: { covers: ['D-077'] },
  args: { options: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});

export const Refused = meta.story({
  args: { error: 'Somebody else has changed this order. Please look at it again.' },
});
