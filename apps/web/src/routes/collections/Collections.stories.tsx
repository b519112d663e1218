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

export const Playground = meta.story({
  name: 'Collections with their price lists and the words of their buttons (R-187…R-190)',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pre-Fall 27' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /SHOP THE BASICS/ }));
    await expect(await canvas.findByText('38 products')).toBeVisible();
  },
});

export const Seller = meta.story({
  name: 'A brand’s people view collections (R-190)',
  globals: { stage: 'seller' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /view collection/ })).length).toBe(3);
  },
});

export const Empty = meta.story({
  name: 'Nothing on sale leads on to other brands',
  beforeEach: ({ msw }) => msw.use(mockCall(contract.brands.collections, { status: 200, data: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'FIND OTHER BRANDS' })).toHaveAttribute('href', '/brands');
  },
});

export const Pending = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(contract.brands.collections)) });

export const Offline = meta.story({
  name: 'Without a connection the header stays and the list can be tried again',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.brands.collections)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Casa Marola' })).toBeVisible();
  },
});
