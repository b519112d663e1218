import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { statusControlWords } from '../../../testing/words/order.ts';
import { StatusControl, type StatusControlProps } from './StatusControl.tsx';

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
