import preview from '#storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Orders/Changes',
  args: { address: '/order', viewer: 'approved' as const },
});

/** A retailer types other quantities, sees the new total, and sends them to the brand. */
export const Proposed = meta.story({
  name: 'Change proposed',
  parameters: { covers: ['E-49'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Propose a change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose a change' }));
    const send = dialog.getByRole('button', { name: 'Send the proposal' });
    await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'true'));
    const [cell] = await dialog.findAllByRole('gridcell', { name: /, 2$/ });
    if (cell) await userEvent.click(cell);
    await userEvent.keyboard('6{Enter}');
    await seen(await dialog.findByText(/^42 → 46 units/));
    await userEvent.type(dialog.getByRole('textbox', { name: /Message to the brand/ }), 'One more of each, please');
    await userEvent.click(send);
    const change = within(await canvas.findByRole('region', { name: 'Proposed change' }));
    await expect(change.getByRole('row', { name: /^Units/ })).toHaveTextContent('46');
    await seen(change.getByText('“One more of each, please”'));
    await seen(change.getByRole('button', { name: 'Withdraw the proposal' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Propose a change' })).toBeNull());
  },
});
