import { contract } from '@vitrine/api';
import { cartPageOf, fixtures, mockCall } from '@vitrine/api/testing';
import { screen, within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

export const { cart, closedCart } = fixtures;
export const another = {
  ...cart,
  id: 303,
  seller: { id: 2, name: 'Oficina das Sedas Naturais', slug: 'sedas', linesheets: 1 },
};
export const cartsAre = (...carts: (typeof cart)[]) =>
  mockCall(contract.cart.list, ({ query }) => ({
    status: 200,
    data: cartPageOf(carts.filter(({ id }) => (query.cart ?? id) === id)),
  }));

export const minimum = 'The minimum of this collection is 96 units: 73 to go.';
export const banner = 'OOPS! SOMETHING WENT WRONG WITH YOUR REQUEST. CORRECT THE ERRORS BELOW AND TRY AGAIN.';

/** By its tone, for its sentences are elements of their own; beneath a dialog it has no role. */
export const byBanner = (tone: string) =>
  document.querySelector<HTMLElement>(`[data-component=Banner][data-tone=${tone}]`);
export const refusedFor = (scope: 'collection' | 'product' | 'seller', id: number, message: string) =>
  mockCall(contract.cart.finalize, {
    status: 400,
    data: {
      message,
      detail: message,
      errors: [{ scope, id, side: 'minimum', type: 'quantity', limit: 96, missing: 73, message }],
    },
  });

export const cellOf = (canvasElement: HTMLElement): HTMLElement => {
  const cell = canvasElement.querySelector<HTMLElement>('[data-component=CartGrid] [data-row="0"][data-column="0"]');
  if (!cell) throw new Error('The cart shows no grid.');
  return cell;
};

/** SEND ORDER, then the confirmation of what is shown. */
export const sendOrder = async (canvas: Canvas, userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'SEND ORDER' }));
  const review = within(await screen.findByRole('dialog', { name: /^Your order to/ }));
  await userEvent.click(review.getByRole('button', { name: 'Send this order' }));
};

export const firstItem = cart.collections[0]?.products[0]?.variations[0]?.items[0];

export const [first] = cart.collections.flatMap(({ products }) => products);
