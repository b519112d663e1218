import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Not found',
  args: { address: '/nothing/at/all', viewer: 'visitor' as const },
});

/** An unknown address leads to the brands. */
export const Playground = meta.story({
  name: 'Unknown address',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'There is nothing at this address' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all brands' })).toHaveAttribute('href', '/brands');
  },
});
