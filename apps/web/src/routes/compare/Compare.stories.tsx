import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, screen, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const [first, second, third] = fixtures.listing.results.filter((product) => !product.is_out_of_stock);
if (!first || !second || !third) throw new Error('The listing of the fixtures has fewer than three products.');
const address = `/compare?products=${first.id},${second.id},${third.id}`;

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Compare',
  args: { address, viewer: 'approved' as const, kept: { pricelists: '{"casa-marola":1}' } },
});

/** The address names the products. Each can go into the cart, or out of the comparison. */
export const Playground = meta.story({
  name: 'Products side by side',
  parameters: { covers: ['R-238'] },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Products side by side' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(3);
    await expect(table.getByRole('row', { name: /^Dates/ })).toHaveTextContent('Order until');
    const gone = first.sizes[0]?.name;
    await expect(table.getByRole('row', { name: /^Sizes/ })).toHaveTextContent(`${gone}: out of stock`);
    await userEvent.click(table.getByRole('button', { name: `Remove ${third.name} from the comparison` }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(2);
    await expect(canvas.getByText('2 products')).toBeVisible();
  },
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
