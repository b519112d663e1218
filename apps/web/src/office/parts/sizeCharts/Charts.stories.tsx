import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Size charts',
  args: { address: '/admin/brand/charts', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

/** The brand's own charts, then those of the marketplace. */
export const Playground = meta.story({
  name: 'Size charts',
  parameters: { covers: ['D-048', 'D-088'] },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Dresses' });
    await expect(link).toHaveAttribute('href', '/admin/brand/charts/1');
    await expect(canvas.getByText('Of the marketplace')).toBeVisible();
  },
});
