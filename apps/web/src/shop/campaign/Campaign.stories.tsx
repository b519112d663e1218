import preview from '#storybook/preview';
import { expect, within } from 'storybook/test';
import { wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Campaign',
  args: { address: '/totheworld', viewer: 'visitor' as const },
});

/** The origin of the marketplace, with a way on. */
export const Playground = meta.story({
  name: 'Origin story',
  parameters: { covers: ['R-020', 'R-022'] },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByRole('heading', { level: 1, name: 'From Brazil to the World' })).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: 'Where it begins' })).toBeInTheDocument();
    await expect(main.getByRole('link', { name: 'Meet the brands' })).toHaveAttribute('href', '/brands');
  },
});

export const Paris = meta.story({
  parameters: { covers: ['R-018'] },
  args: { address: '/hkhparis' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Home to Paris' })).toBeVisible();
  },
});

export const Collaboration = meta.story({
  parameters: { covers: ['R-019'] },
  args: { address: '/connectedcollaboration' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Connected collaboration' })).toBeVisible();
  },
});
