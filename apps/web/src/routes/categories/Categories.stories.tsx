import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, waitFor } from 'storybook/test';
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

/** A visitor goes to the front page. */
export const Visitor = meta.story({
  parameters: { covers: ['P-046'] },
  globals: { stage: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'LOGIN' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Categories' })).toBeNull());
  },
});

export const Empty = meta.story({
  name: 'No categories',
  beforeEach: ({ msw }) => msw.use(mockCall(contract.brands.sellerCategories, { status: 200, data: { data: [] } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No categories yet')).toBeVisible();
  },
});

export const Pending = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(contract.brands.sellerCategories)) });

/** Categories that cannot be loaded can be loaded again. */
export const Offline = meta.story({
  name: 'No connection',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.brands.sellerCategories)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
