import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect } from 'storybook/test';
import { wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Collections',
  args: { address: '/casa-marola/collections', viewer: 'approved' as const },
});

/** A brand views its collections. */
export const Seller = meta.story({
  name: 'Seen by a brand',
  parameters: { covers: ['R-190'] },
  globals: { stage: 'seller' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /view collection/ })).length).toBe(3);
  },
});

/** A brand without collections leads to other brands. */
export const Empty = meta.story({
  name: 'No collections',
  beforeEach: ({ msw }) => msw.use(mockCall(contract.brands.collections, { status: 200, data: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'FIND OTHER BRANDS' })).toHaveAttribute('href', '/brands');
  },
});

export const Pending = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(contract.brands.collections)) });

/** Without a connection the header stays and the list can be loaded again. */
export const Offline = meta.story({
  name: 'No connection',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.brands.collections)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Casa Marola' })).toBeVisible();
  },
});
