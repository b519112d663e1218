import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Categories',
  args: { address: '/categories', viewer: 'approved' as const },
});

/** Each tile leads to the brands of its category. */
export const Playground = meta.story({
  name: 'Categories',
  parameters: { covers: ['R-027', 'R-229'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
    const tile = await canvas.findByRole('link', { name: 'Swimwear' });
    await expect(tile).toHaveAttribute('href', '/brands?categories=2');
    await userEvent.click(tile);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
  },
});
