import preview from '#storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Pictures',
  args: { address: '/admin/brand/products/101', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

/** Pictures are ordered by key, one is removed, and nothing is written before it is saved. */
export const Playground = meta.story({
  name: 'Order of pictures',
  play: async ({ canvas, userEvent }) => {
    const later = await canvas.findByRole('button', { name: 'Move picture 1 later' });
    later.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture 3' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save pictures' }));
    await seen(await screen.findByText('Pictures saved'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save pictures' })).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Move picture 3 later' })).toBeNull();
  },
});
