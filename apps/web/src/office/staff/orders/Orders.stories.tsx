import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office/Orders',
  args: { address: '/admin/orders', viewer: 'staff' as const },
});

/** Orders of all brands with their value, one currency beside the other, narrowed to a brand and back. */
export const Playground = meta.story({
  name: 'Orders of all brands',
  parameters: { covers: ['D-067'] },
  play: async ({ canvas, userEvent }) => {
    await seen(await canvas.findByRole('link', { name: 'No. 1' }));
    await seen(canvas.getByText('Value in BRL'));
    await seen(canvas.getByText('Value in USD'));
    const [brand] = canvas.getAllByRole('link', { name: 'Ateliê Nó' });
    if (brand) await userEvent.click(brand);
    await waitFor(() => expect(canvas.queryByText('Value in USD')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: /not only Ateliê Nó/ }));
    await seen(await canvas.findByText('Value in USD'));
  },
});
