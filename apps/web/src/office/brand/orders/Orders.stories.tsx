import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Orders',
  args: { address: '/admin/brand/orders', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

/** Orders by what they wait for. */
export const Playground = meta.story({
  name: 'Orders',
  parameters: { covers: ['D-048', 'D-049'] },
  play: async ({ canvas, userEvent }) => {
    await seen(await canvas.findByRole('link', { name: 'No. 1' }));
    await userEvent.click(canvas.getByRole('button', { name: /^To send/ }));
    await seen(await canvas.findByRole('link', { name: 'No. 4' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'No. 1' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /^All/ }));
    await seen(await canvas.findByRole('link', { name: 'No. 1' }));
  },
});
