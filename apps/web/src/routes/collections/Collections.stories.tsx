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

/** Collections with their price lists and the labels of their buttons. */
export const Playground = meta.story({
  name: 'Collections',
  parameters: { covers: ['R-044', 'R-187', 'R-188', 'R-189'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pre-Fall 27' })).toBeVisible();
    await expect(canvas.getAllByText(/^Delivery: /).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Delivery: Apr 5 – May 20, 2027$/),
    ]);
    await expect(canvas.getByText('Ships from Salvador in two drops')).toBeVisible();
    await expect(canvas.getAllByRole('combobox', { name: 'Price list' }).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: /SHOP THE BASICS/ }));
    await expect(await canvas.findByText('38 products')).toBeVisible();
  },
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
