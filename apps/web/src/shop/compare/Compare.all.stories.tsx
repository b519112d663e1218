import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, screen, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';
import { first, address } from './Compare.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Compare',
  args: { address, viewer: 'approved' as const, kept: { pricelists: '{"casa-marola":1}' } },
});

/** A product goes into the cart from its column. */
export const Adding = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Add to cart: ${first.name}` }));
    await seen(await screen.findByRole('dialog', { name: 'Choose variations' }));
  },
});

/** Before the approval prices are RESTRICTED here too. */
export const InReview = meta.story({
  name: 'Before approval',
  parameters: { covers: ['S-008'] },
  globals: { stage: 'in_review' },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Products side by side' }));
    await expect(table.getAllByText('RESTRICTED').length).toBeGreaterThanOrEqual(3);
    await userEvent.click(canvas.getByText('Why are prices restricted?'));
    await seen(canvas.getByText('Only approved retailers see wholesale prices.'));
  },
});

/** A product that is gone is left out, and the page says so. */
export const Gone = meta.story({
  name: 'A product is gone',
  args: { address: `${address},999999` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 product can no longer be ordered and is left out.')).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'Nothing to compare',
  args: { address: '/compare' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to compare')).toBeVisible();
  },
});

export const Portuguese = meta.story({ globals: { locale: 'pt-BR' } });

export const Pending = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(contract.products.compare)) });

/** A comparison that cannot be loaded can be loaded again. */
export const Offline = meta.story({
  name: 'No connection',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.products.compare)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
