import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { cartPageOf, fixtures, mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Cart',
  args: { address: '/cart', viewer: 'approved' as const },
});

const { cart, closedCart } = fixtures;
const another = {
  ...cart,
  id: 303,
  seller: { id: 2, name: 'Oficina das Sedas Naturais', slug: 'sedas', linesheets: 1 },
};
const cartsAre = (...carts: (typeof cart)[]) =>
  mockCall(contract.cart.list, ({ query }) => ({
    status: 200,
    data: cartPageOf(carts.filter(({ id }) => (query.cart ?? id) === id)),
  }));

const minimum = 'The minimum of this collection is 96 units: 73 to go.';
const banner = 'OOPS! SOMETHING WENT WRONG WITH YOUR REQUEST. CORRECT THE ERRORS BELOW AND TRY AGAIN.';

/** By its tone, for its sentences are elements of their own; beneath a dialog it has no role. */
const byBanner = (tone: string) => document.querySelector<HTMLElement>(`[data-component=Banner][data-tone=${tone}]`);
const refusedFor = (scope: 'collection' | 'product' | 'seller', id: number, message: string) =>
  mockCall(contract.cart.finalize, {
    status: 400,
    data: {
      message,
      detail: message,
      errors: [{ scope, id, side: 'minimum', type: 'quantity', limit: 96, missing: 73, message }],
    },
  });

export const Open = meta.story({
  name: 'An open cart with its grid, notes and totals (R-277…R-289)',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Casa Marola' })).toBeVisible();
    await expect(canvas.getByText('CART OPEN')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'SEND ORDER' })).toBeEnabled();
  },
});

export const Several = meta.story({
  name: 'Several carts: the list beside the chosen one (R-274, R-293)',
  beforeEach: ({ msw }) => msw.use(cartsAre(cart, another, closedCart)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Oficina das Sedas Naturais/ })).toHaveAttribute(
      'href',
      '/cart/303',
    );
  },
});

export const NotApproved = meta.story({
  name: 'Only approved retailers send orders; amounts are RESTRICTED (S-083, S-008)',
  globals: { stage: 'in_review' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Orders can be sent once your registration is approved.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'SEND ORDER' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const MinimumNotMet = meta.story({
  name: 'A refused order says so above and at its collection (S-084, X-063, X-064, X-065)',
  beforeEach: ({ msw }) => msw.use(refusedFor('collection', 41, minimum)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SEND ORDER' }));
    await waitFor(() => expect(byBanner('critical')).toHaveTextContent(banner));
    await expect(byBanner('critical')).toBeVisible();
    await expect(canvas.getByText(minimum)).toBeVisible();
  },
});

export const RefusedByBrand = meta.story({
  name: 'The brand’s own minimum is told in the banner; fine collections say so (X-067, X-068)',
  beforeEach: ({ msw }) => msw.use(refusedFor('seller', 1, 'Casa Marola asks for USD 2,000.00 at least.')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SEND ORDER' }));
    await expect(await canvas.findByText('Casa Marola asks for USD 2,000.00 at least.')).toBeVisible();
    await expect(canvas.getByText("You're all set to order!")).toBeVisible();
  },
});

export const RefusedProduct = meta.story({
  name: 'A product’s own minimum is told at the product (X-066)',
  beforeEach: ({ msw }) => msw.use(refusedFor('product', 101, 'Itapuã Wrap Dress: 12 units at least.')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SEND ORDER' }));
    await expect(await canvas.findByText('Itapuã Wrap Dress: 12 units at least.')).toBeVisible();
  },
});

export const Sent = meta.story({
  name: 'A sent order is told, thanked for, and asks for its addresses (S-085…S-090, X-069)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SEND ORDER' }));
    const dialog = await screen.findByRole('dialog');
    await expect(byBanner('positive')).toHaveTextContent('GREAT! NOW TRACK YOUR PRODUCTS IN ORDERS');
    await seen(await within(dialog).findByDisplayValue('Rua Augusta 1200, loja 4'));
    await userEvent.click(within(dialog).getByRole('button', { name: /next/i }));
    await seen(await within(dialog).findByDisplayValue('Rua do Gasômetro 88'));
    await userEvent.click(within(dialog).getByRole('button', { name: /previous/i }));
    await seen(await within(dialog).findByDisplayValue('Rua Augusta 1200, loja 4'));
  },
});

export const Closed = meta.story({
  name: 'A closed cart can only be read, and leads to its order and its invoice (S-082, R-290, R-291)',
  beforeEach: ({ msw }) => msw.use(cartsAre(closedCart)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Thank you for your order!')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /VIEW ORDER/ })).toHaveAttribute('href', '/order/901');
    await expect(canvas.queryByRole('button', { name: 'SEND ORDER' })).toBeNull();
  },
});

export const ChangePricelist = meta.story({
  name: 'Changing the price list needs a confirmation (S-092, M-36)',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'EUR Landed' });
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Price list' }), 'EUR Landed');
    await seen(await screen.findByRole('alertdialog', { name: 'Change the price list?' }));
  },
});

const cellOf = (canvasElement: HTMLElement): HTMLElement => {
  const cell = canvasElement.querySelector<HTMLElement>('[data-component=CartGrid] [data-row="0"][data-column="0"]');
  if (!cell) throw new Error('The cart shows no grid.');
  return cell;
};

export const Queued = meta.story({
  name: 'Quantities typed without a connection wait for it, and so does the order (S-081)',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.cart.setQuantity)),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('CART OPEN');
    await userEvent.click(cellOf(canvasElement));
    await userEvent.keyboard('9{Enter}');
    await waitFor(() => expect(canvas.getAllByText('Waiting for the connection').length).toBeGreaterThan(0));
    await expect(canvas.getByRole('button', { name: 'SEND ORDER' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Saves = meta.story({
  name: 'A typed quantity is saved and counted at once (R-281, V-060)',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('CART OPEN');
    await expect(canvas.getAllByText(/46 units/).length).toBeGreaterThan(0);
    await userEvent.click(cellOf(canvasElement));
    await userEvent.keyboard('5{Enter}');
    await waitFor(() => expect(canvas.getAllByText(/50 units/).length).toBeGreaterThan(0));
  },
});

export const Empty = meta.story({
  name: 'An empty cart leads to the brands (R-275, R-276)',
  beforeEach: ({ msw }) => msw.use(cartsAre()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'YOU CART IS EMPTY. ADD SOME PRODUCTS TO BEGIN.' }),
    ).toBeVisible();
  },
});

export const Pending = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(contract.cart.list)) });

export const Offline = meta.story({
  name: 'A cart that cannot be read can be tried again',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.cart.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
