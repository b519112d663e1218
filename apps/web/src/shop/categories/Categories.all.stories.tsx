import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect } from 'storybook/test';
import { wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Categories',
  args: { address: '/categories', viewer: 'approved' as const },
});

/** A visitor goes to the front page. */
export const Visitor = meta.story({
  parameters: { covers: ['P-046'] },
  globals: { stage: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Our brands' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'LOGIN' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Categories' })).toBeNull();
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
