import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall, mockPending } from '@vitrine/api/testing';
import { expect, screen, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Product',
  args: { address: '/product/101', viewer: 'approved' as const, kept: { pricelist: '1' } },
});

const already = 'THIS PRODUCT IS ALREADY IN YOUR CART.';

export const Approved = meta.story({
  name: 'Gallery, prices, colours, sizes and more of the line sheet (R-247…R-265)',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Itapuã Wrap Dress' })).toBeVisible();
    await expect(canvas.getAllByText(/68\.50/).length).toBeGreaterThan(0);
    await expect(await canvas.findByRole('heading', { name: 'From this line sheet' })).toBeVisible();
  },
});

export const InReview = meta.story({
  name: 'Before the approval amounts are RESTRICTED (S-008)',
  globals: { stage: 'in_review' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('RESTRICTED')).length).toBeGreaterThan(0);
  },
});

export const Seller = meta.story({
  name: 'A brand’s people cannot add to a cart (P-016)',
  globals: { stage: 'seller' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Itapuã Wrap Dress' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  },
});

export const OutOfStock = meta.story({
  name: 'Out of stock says why nothing can be added (R-263)',
  args: { address: '/product/111' },
});

export const SizeChart = meta.story({
  name: 'The size chart speaks centimetres and inches (R-262, M-27)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Size chart' }));
    const chart = await screen.findByRole('dialog', { name: 'Size chart' });
    await seen(within(chart).getByText('Chest'));
  },
});

export const NeedsPricelist = meta.story({
  name: 'Nothing is added without a price list (V-047)',
  args: { kept: {} },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to cart' }));
    await seen(await screen.findByText('Please select one price list before adding products to your cart.'));
  },
});

export const AlreadyInBag = meta.story({
  name: 'What is in the cart already is told (S-080, X-060)',
  beforeEach: ({ msw }) =>
    msw.use(mockCall(contract.cart.addProduct, { status: 409, data: { message: already, detail: already } })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to cart' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose variations' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Select all' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add to cart' }));
    await seen(await screen.findByText('ITEM ALREADY IN BAG!'));
    await seen(await screen.findByText(already));
  },
});

export const Visitor = meta.story({
  name: 'A visitor is led to the brand and asked to sign in (R-061, D-001)',
  globals: { stage: 'visitor' },
  args: { kept: {} },
  play: async () => {
    await seen(await screen.findByRole('dialog', { name: 'WELCOME BACK' }));
  },
});

export const Pending = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(contract.products.detail)) });
