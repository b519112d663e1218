import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { cartPageOf, fixtures, mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { withQuantity } from '../mappers/cart.ts';
import { seen, wholeShop } from '../../testing/index.tsx';
import {
  cart,
  closedCart,
  another,
  cartsAre,
  minimum,
  banner,
  byBanner,
  refusedFor,
  cellOf,
  sendOrder,
  firstItem,
  first,
} from './Cart.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Cart',
  args: { address: '/cart', viewer: 'approved' as const },
});

const inEuro = { ...another, pricelist: { id: 2, name: 'EUR Landed', currency: 'EUR' } };

/** Amounts of two currencies are not added: each has a sum of its own, of open carts alone. */
export const TwoCurrencies = meta.story({
  name: 'Carts in two currencies',
  parameters: { covers: ['R-274'] },
  beforeEach: ({ msw }) => msw.use(cartsAre(cart, { ...cart, id: 304 }, inEuro, closedCart)),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('navigation', { name: 'Your carts' }));
    const sumOf = (currency: string) => list.getByText(`Carts in ${currency}`).parentElement;
    await expect(sumOf('USD')).toHaveTextContent(/92 units.*USD 5,124\.40$/);
    await expect(sumOf('EUR')).toHaveTextContent(/46 units.*EUR 2,562\.20$/);
    await expect(list.queryByText('All carts')).toBeNull();
  },
});

/** A cart much longer than a window. */
const long = {
  ...cart,
  collections: cart.collections.map((collection) => ({
    ...collection,
    products: [1, 2, 3, 4].flatMap((copy) =>
      collection.products.map((product) => ({ ...product, id: product.id * 10 + copy })),
    ),
  })),
};

/** With four carts, the button that sends the order is in sight at the top of the page, and in the middle of a long cart. */
export const SendInReach = meta.story({
  name: 'Four carts',
  parameters: { covers: ['R-274', 'R-287'] },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(cartsAre(long, ...[1, 2, 3].map((at) => ({ ...another, id: 310 + at })))),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('navigation', { name: 'Your carts' }));
    await waitFor(() => expect(list.getAllByRole('link', { name: /units/ })).toHaveLength(4));
    const send = await canvas.findByRole('button', { name: 'SEND ORDER' });
    await waitFor(() => expect(canvas.getAllByRole('grid')).toHaveLength(8));
    const expectInSight = async () => {
      const { top, bottom } = send.getBoundingClientRect();
      await expect(top).toBeGreaterThan(0);
      await expect(bottom).toBeLessThan(innerHeight);
    };
    await expectInSight();
    scrollTo(0, document.documentElement.scrollHeight / 2);
    await waitFor(() => expect(scrollY).toBeGreaterThan(innerHeight));
    await expectInSight();
  },
});

/** What is written to a brand stays with its cart while one looks at another. */
export const MessageKept = meta.story({
  name: 'Message kept',
  parameters: { covers: ['R-033'] },
  beforeEach: ({ msw }) => msw.use(cartsAre(cart, another)),
  play: async ({ canvas, userEvent }) => {
    const message = () => canvas.getByRole('textbox', { name: /^Message to the brand/ });
    await canvas.findByRole('heading', { level: 1, name: 'Casa Marola' });
    await userEvent.type(message(), 'Please send the linen first.');
    await userEvent.click(canvas.getByRole('link', { name: /Oficina das Sedas Naturais/ }));
    await canvas.findByRole('heading', { level: 1, name: 'Oficina das Sedas Naturais' });
    await expect(message()).toHaveValue('');
    await userEvent.click(canvas.getByRole('link', { name: /Casa Marola/ }));
    await canvas.findByRole('heading', { level: 1, name: 'Casa Marola' });
    await expect(message()).toHaveValue('Please send the linen first.');
  },
});

/** A refused order says so above the cart and at its collection. */
export const MinimumNotMet = meta.story({
  parameters: { covers: ['S-084', 'X-063', 'X-065', 'D-123'] },
  beforeEach: ({ msw }) => msw.use(refusedFor('collection', 41, minimum)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SEND ORDER' }));
    await waitFor(() => expect(byBanner('critical')).toHaveTextContent(banner));
    await expect(byBanner('critical')).toBeVisible();
    await expect(canvas.getByText(minimum)).toBeVisible();
  },
});

/** The brand took the price list away: the products stay, and another list is chosen beside the totals. */
export const ListTaken = meta.story({
  name: 'Price list taken away',
  parameters: { covers: ['D-101'] },
  beforeEach: ({ msw }) =>
    msw.use(mockCall(contract.cart.pricelists, { status: 200, data: { data: [{ id: 77, name: 'EUR Showroom' }] } })),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText(/^You can no longer order at the price list/));
    const lists = canvas.getByRole('combobox', { name: 'Price list' });
    await expect(within(lists).getByRole('option', { name: /\(no longer offered\)$/ })).toHaveProperty(
      'selected',
      true,
    );
    await expect(within(lists).getByRole('option', { name: 'EUR Showroom' })).toBeInTheDocument();
  },
});

const askingFor = (minimum_value: number) => ({
  ...cart,
  seller: {
    ...cart.seller,
    limits: { minimum_quantity: null, maximum_quantity: null, minimum_value, maximum_value: null },
  },
});

/** How far the minimum of the brand is shows beside the total while one types, and in the order before it is sent. */
export const BrandMeter = meta.story({
  name: 'Limits of the brand',
  parameters: { covers: ['V-064', 'V-065'] },
  beforeEach: ({ msw }) => msw.use(cartsAre(askingFor(4000))),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const label = { name: 'Limits of Casa Marola' };
    const limits = within(await canvas.findByRole('list', label));
    const missing = limits.getByRole<HTMLProgressElement>('progressbar', {
      name: /^USD.1,437\.80 to go to the minimum of USD.4,000\.00$/,
    });
    await expect(missing.value).toBeCloseTo(2562.2 / 4000);
    await userEvent.click(cellOf(canvasElement));
    await userEvent.keyboard('40{Enter}');
    const reached = { name: /^Minimum of USD.4,000\.00 reached$/ };
    await expect(await limits.findByRole('progressbar', reached)).toHaveAttribute('value', '1');
    const send = canvas.getByRole('button', { name: 'SEND ORDER' });
    await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(send);
    const review = within(await screen.findByRole('dialog', { name: 'Your order to Casa Marola' }));
    const [reviewed] = await review.findAllByRole('list', label);
    await seen(within(reviewed ?? document.body).getByRole('progressbar', reached));
  },
});

/** The limits of a product follow each change at its own grid, and again in the order before it is sent. */
export const ProductMeter = meta.story({
  name: 'Limits of a product',
  parameters: { covers: ['V-057', 'V-058', 'D-085'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const label = { name: `Limits of ${first?.name}` };
    const limits = within(await canvas.findByRole('list', label));
    const units = first?.variations.flatMap(({ items }) => items.map(({ quantity }) => quantity)) ?? [];
    const others = units.slice(1).reduce((sum, quantity) => sum + quantity, 0);
    await expect(limits.getByRole('progressbar', { name: 'Minimum of 12 units reached' })).toBeVisible();
    await expect(limits.queryByText(/maximum/)).toBeNull();
    await userEvent.click(cellOf(canvasElement));
    await userEvent.keyboard('60{Enter}');
    const left = `${120 - 60 - others} units left until the maximum of 120 units`;
    const bar = await limits.findByRole<HTMLProgressElement>('progressbar', { name: left });
    await expect(bar.value).toBeCloseTo((60 + others) / 120);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'SEND ORDER' })).not.toHaveAttribute('aria-disabled'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'SEND ORDER' }));
    const review = within(await screen.findByRole('dialog', { name: 'Your order to Casa Marola' }));
    const reviewed = within(await review.findByRole('list', label));
    await seen(reviewed.getByText('Minimum of 12 units reached'));
    await expect(reviewed.getByText(left)).toBeVisible();
  },
});

const scarce = {
  ...cart,
  collections: cart.collections.map((collection) => ({
    ...collection,
    products: collection.products.map((product) => ({
      ...product,
      variations: product.variations.map((variation, row) => ({
        ...variation,
        items: variation.items.map((item, column) => (row + column === 0 ? { ...item, quantity: 61 } : item)),
      })),
    })),
  })),
};

/** Beside the totals and in the list: what each cart lacks, with a link to the place. */
export const Lacking = meta.story({
  name: 'What is missing',
  parameters: { covers: ['V-060', 'R-274'] },
  args: { address: '/cart/301' },
  beforeEach: ({ msw }) =>
    msw.use(
      cartsAre(scarce, another),
      mockCall(contract.orders.addresses, { status: 200, data: { data: { billing: null, shipping: null } } }),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const lacking = within(await canvas.findByRole('list', { name: 'Before you can send this order' }));
    const text = 'Itapuã Wrap Dress: 1 size has more units than are in stock';
    const link = lacking.getByRole('link', { name: text });
    await expect(document.getElementById(link.getAttribute('href')?.split('#')[1] ?? '')).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'What is missing: Casa Marola' }));
    await expect(list.getByRole('link', { name: text })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^No delivery address yet/ })).toBeVisible();
    await userEvent.click(cellOf(canvasElement));
    await userEvent.keyboard('9{Enter}');
    await waitFor(() => expect(lacking.queryByText(text)).toBeNull());
  },
});

type CartProduct = (typeof cart.collections)[number]['products'][number];

/** The fixture's cart; products that `isEmptied` names have no units. */
const cartWithout = (isEmptied: (product: CartProduct) => boolean): typeof cart => ({
  ...cart,
  collections: cart.collections.map((collection) => ({
    ...collection,
    products: collection.products.map((product) => ({
      ...product,
      variations: product.variations.map((variation) => ({
        ...variation,
        items: variation.items.map((item) => (isEmptied(product) ? { ...item, quantity: 0 } : item)),
      })),
    })),
  })),
});

/** The review names the product of the cart that has no units. */
export const LeftOut = meta.story({
  name: 'Product without units',
  beforeEach: ({ msw }) => msw.use(cartsAre(cartWithout(({ name }) => name === 'Itapuã Wrap Dress'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SEND ORDER' }));
    const review = within(await screen.findByRole('dialog', { name: /^Your order to/ }));
    await waitFor(() => expect(review.getByText('This product has no units and is not in this order:')).toBeVisible());
    await expect(review.getByText('Itapuã Wrap Dress')).toBeVisible();
    await userEvent.click(review.getByRole('button', { name: 'Back to the cart' }));
  },
});

/** The cart, and a collection of it that nothing is ordered from. */
const withUnusedCollection: typeof cart = {
  ...cart,
  collections: [
    ...cart.collections,
    ...cartWithout(() => true).collections.map((collection) => ({
      ...collection,
      id: 42,
      name: 'Alba 27',
      products: collection.products.map((product) => ({ ...product, id: product.id + 1000 })),
    })),
  ],
};

/** The review names each collection with its limits, but for one that nothing is ordered from. */
export const NamedLimits = meta.story({
  name: 'Limits of each collection',
  beforeEach: ({ msw }) => msw.use(cartsAre(withUnusedCollection)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SEND ORDER' }));
    const review = within(await screen.findByRole('dialog', { name: /^Your order to/ }));
    await seen(await review.findByText('Limits of Resort 27'));
    await seen(review.getByText('Limits of Casa Marola'));
    await expect(review.queryByText('Limits of Alba 27')).toBeNull();
    await userEvent.click(review.getByRole('button', { name: 'Back to the cart' }));
  },
});

/** A cart without units says so near the total, and no longer once it has some. */
export const FilledAfterRefusal = meta.story({
  name: 'Filled after a refusal',
  parameters: { covers: ['X-061'] },
  beforeEach: ({ msw }) => {
    const message = 'Your cart is empty.';
    msw.use(
      cartsAre(cartWithout(() => true)),
      mockCall(contract.cart.finalize, { status: 400, data: { message, detail: message, errors: [] } }),
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SEND ORDER' }));
    await seen(await canvas.findByText('YOUR CART IS EMPTY'));
    await userEvent.click(cellOf(canvasElement));
    await userEvent.keyboard('12{Enter}');
    await waitFor(() => expect(canvas.queryByText('YOUR CART IS EMPTY')).toBeNull());
    await expect(canvas.queryByText('Your cart is empty.')).toBeNull();
    await expect(byBanner('critical')).toBeNull();
  },
});

/** An order is shown before it is sent, and nothing is sent when the buyer goes back. */
export const Reviewed = meta.story({
  name: 'Order before sending',
  parameters: { covers: ['S-082'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SEND ORDER' }));
    const review = within(await screen.findByRole('dialog', { name: 'Your order to Casa Marola' }));
    const [line] = await review.findAllByRole('row', { name: /^\S.* 1 2 4/ });
    await seen(line ?? document.body);
    await expect(review.getByText('Minimum of 24 units reached')).toBeVisible();
    await expect(review.getByText(/Rua Augusta 1200, loja 4/)).toBeVisible();
    await expect(review.getByText(/Rua do Gasômetro 88/)).toBeVisible();
    await expect(review.getByText(/Order until January 15, 2027/)).toBeVisible();
    await userEvent.click(review.getByRole('button', { name: 'Back to the cart' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('CART OPEN')).toBeVisible();
  },
});

/** An order whose dialog was closed without an address says so, and asks again. */
export const WithoutAddress = meta.story({
  name: 'Order without address',
  parameters: { covers: ['S-091', 'M-39'] },
  beforeEach: ({ msw }) => {
    let isSaved = false;
    msw.use(
      mockCall(contract.orders.shipping, () => ({
        status: 200,
        data: { data: isSaved ? fixtures.addresses.shipping : null },
      })),
      mockCall(contract.orders.saveShipping, ({ body }) => {
        isSaved = true;
        return { status: 200, data: { message: 'Success', data: body } };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await sendOrder(canvas, userEvent);
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: /billing/i })).getByRole('button', { name: 'Close' }),
    );
    const add = await canvas.findByRole('button', { name: 'Add addresses' });
    await expect(canvas.getByText('This order has no delivery address')).toBeVisible();
    await waitFor(() => expect(add).toHaveFocus());
    await userEvent.click(add);
    const dialog = await screen.findByRole('dialog');
    await seen(await within(dialog).findByDisplayValue('Rua Augusta 1200, loja 4'));
    await userEvent.click(within(dialog).getByRole('button', { name: /next/i }));
    await seen(await within(dialog).findByDisplayValue('Rua do Gasômetro 88'));
    await userEvent.click(within(dialog).getByRole('button', { name: /finalize/i }));
    await waitFor(() => expect(canvas.queryByText('This order has no delivery address')).toBeNull());
  },
});

/** Changing the price list needs a confirmation, which names the products that leave. */
export const ChangePricelist = meta.story({
  name: 'Change of price list',
  parameters: { covers: ['R-284', 'S-092', 'M-36', 'D-100'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'EUR Landed' });
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Price list' }), 'EUR Landed');
    const dialog = await screen.findByRole('alertdialog', { name: 'Change the price list?' });
    await seen(dialog);
    await expect(within(dialog).getByText('Marola Camp Shirt')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change price list' }));
    await seen(await screen.findByText('The price list is now EUR Landed.'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

const [, unpriced] = cart.collections.flatMap(({ products }) => products);
/** The cart whose second product has no price in EUR Landed; it forgets units and note of a product that left. */
const twoLists = () => {
  let now = cart;
  const withProducts = (change: (products: (typeof cart.collections)[number]['products']) => typeof products) => ({
    ...now,
    collections: cart.collections.map((collection, at) => ({
      ...collection,
      products: change(now.collections[at]?.products ?? []),
    })),
  });
  return [
    mockCall(contract.cart.list, () => ({ status: 200, data: cartPageOf([now]) })),
    mockCall(contract.cart.changePricelist, ({ body }) => {
      const isEuro = body.pricelist_id === 2;
      const kept = withProducts((products) => products.filter(({ id }) => !isEuro || id !== unpriced?.id));
      now = { ...kept, pricelist: isEuro ? { ...cart.pricelist, id: 2, name: 'EUR Landed' } : cart.pricelist };
      const dropped = isEuro && unpriced ? [{ id: unpriced.id, name: unpriced.name }] : [];
      return { status: 200, data: { message: 'Success', data: { cart_id: cart.id, dropped } } };
    }),
    mockCall(contract.cart.addProduct, ({ body }) => {
      now = withProducts((products) => (unpriced ? [...products, { ...unpriced, note: '' }] : products));
      for (const { id } of unpriced?.variations.flatMap(({ items }) => items) ?? []) now = withQuantity(now, id, 0);
      const added = [body.product_variation_id].flat();
      return { status: 201, data: { message: 'Added', data: { cart_id: cart.id, added, already_there: [] } } };
    }),
    mockCall(contract.cart.setQuantity, ({ params, body: { quantity } }) => {
      now = { ...withQuantity(now, params.itemId, quantity), version: now.version + 1 };
      const data = { id: params.itemId, quantity, cart_id: cart.id, cart_version: now.version };
      return { status: 200, data: { data } };
    }),
  ];
};

/** A change of price list is undone: the former list is back, with what had left the cart and its units. */
export const PricelistUndone = meta.story({
  name: 'Price list changed back',
  parameters: { covers: ['R-284', 'D-100'] },
  beforeEach: ({ msw }) => msw.use(...twoLists()),
  play: async ({ canvas, userEvent }) => {
    const name = unpriced?.name ?? '';
    const lists = () => canvas.findByRole('combobox', { name: 'Price list' });
    const figures = async () => {
      const line = (await canvas.findByRole('button', { name: `Remove ${name}` })).closest('article');
      return within(line ?? document.body)
        .getAllByRole('gridcell')
        .map((cell) => cell.getAttribute('aria-label'));
    };
    const before = await figures();
    const change = async () => {
      await canvas.findByRole('option', { name: 'EUR Landed' });
      await userEvent.selectOptions(await lists(), 'EUR Landed');
      await userEvent.click(await screen.findByRole('button', { name: 'Change price list' }));
      await seen(await screen.findByText(`The price list is now EUR Landed. No longer in the cart: ${name}.`));
      await waitFor(() => expect(canvas.queryByRole('button', { name: `Remove ${name}` })).toBeNull());
    };
    await change();
    const toast = (await screen.findByText(/No longer in the cart/)).closest('[data-component=Toast]') ?? document.body;
    await userEvent.click(within(toast as HTMLElement).getByRole('button', { name: 'Undo' }));
    await seen(await screen.findByText('The price list is now USD FOB.'));
    await waitFor(async () => expect(await figures()).toEqual(before));
    await expect(await lists()).toHaveDisplayValue('USD FOB');
    await expect(canvas.queryByText(/Recent changes/)).toBeNull();
    await change();
    await userEvent.click(await screen.findByText('Recent changes (1)'));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Price list EUR Landed instead of USD FOB' }));
    await waitFor(async () => expect(await figures()).toEqual(before));
    await expect(await lists()).toHaveDisplayValue('USD FOB');
  },
});

/** Quantities typed without a connection wait for it, and so does the order. */
export const Queued = meta.story({
  name: 'Typed without a connection',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.cart.setQuantity)),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('CART OPEN');
    await userEvent.click(cellOf(canvasElement));
    await userEvent.keyboard('9{Enter}');
    await waitFor(() => expect(canvas.getAllByText('Waiting for the connection').length).toBeGreaterThan(0));
    await expect(canvas.getByRole('button', { name: 'SEND ORDER' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** A quantity of another cart that is not saved yet does not keep this one from being sent. */
export const UnsavedElsewhere = meta.story({
  name: 'Another cart not saved',
  parameters: { covers: ['S-083'] },
  args: { kept: { unsavedCells: JSON.stringify([{ itemId: 99_999, quantity: 4, seen: 1, product: 'Boots' }]) } },
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.cart.setQuantity)),
  play: async ({ canvas }) => {
    await canvas.findByText('CART OPEN');
    await expect(canvas.getByRole('button', { name: 'SEND ORDER' })).not.toHaveAttribute('aria-disabled');
  },
});

/** The list of carts counts what was typed, also once it is saved. */
export const ListFollows = meta.story({
  name: 'List follows the grid',
  parameters: { covers: ['R-274'] },
  args: { address: '/cart/301' },
  beforeEach: ({ msw }) => msw.use(cartsAre(cart, another)),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('CART OPEN');
    const link = canvas.getByRole('link', { name: /^Casa Marola/ });
    await expect(link).toHaveTextContent('46 units');
    await userEvent.click(cellOf(canvasElement));
    await userEvent.keyboard('5{Enter}');
    await waitFor(() => expect(link).toHaveTextContent('50 units'));
    await waitFor(() => expect(canvas.queryAllByText('Saving…')).toEqual([]));
    await expect(link).toHaveTextContent('50 units');
  },
});

/** A typed quantity is saved and counted at once. */
export const Saves = meta.story({
  name: 'Quantity saved',
  parameters: { covers: ['R-280'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('CART OPEN');
    await expect(canvas.getAllByText(/46 units/).length).toBeGreaterThan(0);
    await userEvent.click(cellOf(canvasElement));
    await userEvent.keyboard('5{Enter}');
    await waitFor(() => expect(canvas.getAllByText(/50 units/).length).toBeGreaterThan(0));
  },
});

export const Pending = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(contract.cart.list)) });

/** A cart that cannot be loaded can be loaded again. */
export const Offline = meta.story({
  name: 'No connection',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.cart.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The cart as a colleague leaves it while it is looked at, and what then refuses to remove something of it. */
const changedMeanwhile = () => {
  let now = cart;
  const message = 'This was changed after you looked at it. Nothing was removed.';
  const refuse = () => {
    now = { ...(firstItem ? withQuantity(cart, firstItem.id, 77) : cart), version: cart.version + 1 };
    return { status: 409 as const, data: { message, detail: message, version: now.version } };
  };
  const done = { status: 200 as const, data: { message: 'Success' } };
  return [
    mockCall(contract.cart.list, () => ({ status: 200, data: cartPageOf([now]) })),
    mockCall(contract.cart.remove, ({ query }) => (Number(query.version) === cart.version ? refuse() : done)),
    mockCall(contract.cart.removeProduct, ({ query }) => (query.seen && now === cart ? refuse() : done)),
  ];
};

/** What a colleague changed meanwhile is not removed unseen: the reader is told, sees it, and removes it then. */
export const RemovedUnseen = meta.story({
  name: 'Changed before it was removed',
  parameters: { covers: ['A-084', 'A-085', 'R-282', 'R-283'] },
  beforeEach: ({ msw }) => msw.use(...changedMeanwhile()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const name = first?.name ?? '';
    await userEvent.click(await canvas.findByRole('button', { name: `Remove ${name}` }));
    await seen(await canvas.findByText(/^This was changed after you looked at it/));
    await waitFor(() => expect(cellOf(canvasElement)).toHaveAccessibleName(/77/));
    await expect(screen.queryByText(`${name} was removed from your cart.`)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${name}` }));
    await seen(await screen.findByText(`${name} was removed from your cart.`));
  },
});

/** The same for a whole cart. */
export const CartRemovedUnseen = meta.story({
  name: 'Cart changed before removal',
  parameters: { covers: ['A-084', 'R-283'] },
  beforeEach: ({ msw }) => msw.use(...changedMeanwhile()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove cart' }));
    await waitFor(() => expect(byBanner('critical')).toHaveTextContent(/^This was changed after you looked at it/));
    await waitFor(() => expect(cellOf(canvasElement)).toHaveAccessibleName(/77/));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove cart' }));
    await seen(await screen.findByText('The cart of Casa Marola was removed.'));
  },
});

/** Units typed into a product that a colleague has just removed: the reader is told which were not kept. */
export const TypedIntoRemoved = meta.story({
  name: 'Product removed while typing',
  parameters: { covers: ['A-082'] },
  beforeEach: ({ msw }) => {
    let isGone = false;
    const left = cart.collections.map((collection) => ({
      ...collection,
      products: collection.products.filter(({ id }) => id !== first?.id),
    }));
    msw.use(
      mockCall(contract.cart.list, () => ({
        status: 200,
        data: cartPageOf([isGone ? { ...cart, version: cart.version + 1, collections: left } : cart]),
      })),
      mockCall(contract.cart.setQuantity, () => {
        isGone = true;
        return { status: 404, data: { message: 'Not found.', detail: 'Not found.' } };
      }),
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const name = first?.name ?? '';
    await canvas.findByText('CART OPEN');
    await userEvent.click(cellOf(canvasElement));
    await userEvent.keyboard('9{Enter}');
    await seen(
      await screen.findByText(new RegExp(`^${name} was removed from the cart before your 9 units were saved`)),
    );
    await waitFor(() => expect(canvas.queryByRole('button', { name: `Remove ${name}` })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'SEND ORDER' })).not.toHaveAttribute('aria-disabled');
  },
});

/** Two products removed in a row are both offered, and both come back. */
export const UndoneTwo = meta.story({
  name: 'Two products put back',
  parameters: { covers: ['R-282', 'A-085'] },
  play: async ({ canvas, userEvent }) => {
    const names = cart.collections.flatMap(({ products }) => products.map(({ name }) => name)).slice(0, 2);
    await expect(names).toHaveLength(2);
    for (const name of names) {
      await userEvent.click(await canvas.findByRole('button', { name: `Remove ${name}` }));
      await seen(await screen.findByText(`${name} was removed from your cart.`));
    }
    for (const name of names) {
      const description = `${name} was removed from your cart.`;
      await userEvent.click(screen.getByRole('button', { name: 'Put it back', description }));
      await seen(await screen.findByText(`${name} is back in your cart.`));
    }
    for (const name of names)
      await expect(await canvas.findByRole('button', { name: `Remove ${name}` })).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText(/Recent changes/)).toBeNull());
  },
});

/** What was put back from the list is not put back again by its notice, which would overwrite what was typed since. */
export const UndoneOnce = meta.story({
  name: 'Put back only once',
  parameters: { covers: ['R-282'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const name = first?.name ?? '';
    await userEvent.click(await canvas.findByRole('button', { name: `Remove ${name}` }));
    const offer = await screen.findByRole('button', { name: 'Put it back' });
    await userEvent.click(await canvas.findByText('Recent changes (1)'));
    await userEvent.click(canvas.getByRole('button', { name: `Put it back: ${name}` }));
    await seen(await screen.findByText(`${name} is back in your cart.`));
    await canvas.findByRole('button', { name: `Remove ${name}` });
    await userEvent.click(cellOf(canvasElement));
    await userEvent.keyboard('9{Enter}');
    await userEvent.click(offer);
    await waitFor(() => expect(offer.isConnected).toBe(false));
    await expect(screen.getAllByText(`${name} is back in your cart.`)).toHaveLength(1);
    await expect(cellOf(canvasElement)).toHaveTextContent('9');
  },
});

/** A removed cart comes back when that is undone. */
export const UndoneCart = meta.story({
  name: 'Cart put back',
  parameters: { covers: ['R-283', 'A-084'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove cart' }));
    await seen(await canvas.findByRole('heading', { name: 'YOU CART IS EMPTY. ADD SOME PRODUCTS TO BEGIN.' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Put it back' }));
    await seen(await screen.findByText('The cart of Casa Marola is back.'));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Casa Marola' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: `Remove ${first?.name}` })).toBeVisible();
  },
});

/** A removed cart leads to the next one and can be put back from the list. */
export const RemovedNext = meta.story({
  name: 'Cart removed among several',
  parameters: { covers: ['R-283', 'A-084'] },
  args: { address: '/cart/301' },
  beforeEach: ({ msw }) => {
    let isRemoved = false;
    msw.use(
      mockCall(contract.cart.list, ({ query }) => {
        const carts = isRemoved ? [another] : [cart, another];
        return { status: 200, data: cartPageOf(carts.filter(({ id }) => (query.cart ?? id) === id)) };
      }),
      mockCall(contract.cart.remove, () => {
        isRemoved = true;
        return { status: 200, data: { message: 'Success' } };
      }),
      mockCall(contract.cart.addProduct, () => {
        isRemoved = false;
        return { status: 201, data: { message: 'Added', data: { cart_id: cart.id, added: [], already_there: [] } } };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Casa Marola' });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove cart' }));
    await seen(await canvas.findByRole('heading', { level: 1, name: another.seller.name }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await userEvent.click(canvas.getByText('Recent changes (1)'));
    await userEvent.click(canvas.getByRole('button', { name: 'Put it back: Casa Marola' }));
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Casa Marola' }));
    await waitFor(() => expect(canvas.queryByText(/Recent changes/)).toBeNull());
  },
});

const pasted = fn();

/** Rows pasted anywhere into the page are checked; what cannot be read stays to be corrected. */
export const Pasted = meta.story({
  name: 'Rows pasted into the cart',
  parameters: { covers: ['R-286'] },
  beforeEach: ({ msw }) => {
    pasted.mockClear();
    const why = 'The rows do not say which column is: Size, Quantity.';
    msw.use(
      mockCall(contract.drafts.preImport, async ({ body }) => {
        pasted(await body.pasted?.text());
        return { status: 422, data: { message: why, detail: why, errors: { file: [why] } } };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('CART OPEN');
    await userEvent.paste('CM-1\tInk\tfive');
    const dialog = within(await screen.findByRole('dialog'));
    await seen(await dialog.findByText('The rows do not say which column is: Size, Quantity.'));
    await expect(pasted).toHaveBeenLastCalledWith('CM-1\tInk\tfive');
    const field = dialog.getByRole('textbox', { name: 'Or paste rows' });
    await expect(field).toHaveValue('CM-1\tInk\tfive');
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  },
});

/** A retailer in review sees that a cart cannot be exchanged. */
export const ExchangeNotAllowed = meta.story({
  name: 'Spreadsheet before approval',
  parameters: { covers: ['V-052', 'V-053', 'P-022'] },
  globals: { stage: 'in_review' },
  play: async ({ canvas, userEvent }) => {
    for (const [name, text] of [
      ['Export cart', 'You are not allowed to download an editable cart'],
      ['Export with pictures', 'You are not allowed to download an editable cart'],
      ['Import cart', 'You are not allowed to import an editable cart'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('button', { name }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Not allowed' }));
      await expect(dialog.getByText(text)).toBeInTheDocument();
      await userEvent.click(dialog.getByText('Why can’t I use this cart as a file?'));
      await seen(dialog.getByText(/^Only approved retailers download and import carts/));
      await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
  },
});

/** A removed product comes back with its quantities and its note when that is undone. */
export const UndoneProduct = meta.story({
  name: 'Product put back',
  parameters: { covers: ['R-282', 'A-085'] },
  play: async ({ canvas, userEvent }) => {
    const name = first?.name ?? '';
    const remove = { name: `Remove ${name}` };
    const line = async () => {
      const article = (await canvas.findByRole('button', remove)).closest('article');
      return within(article ?? document.body);
    };
    const figuresOf = async () =>
      (await line()).getAllByRole('gridcell').map((cell) => cell.getAttribute('aria-label'));
    const before = await figuresOf();
    const note = (await line()).getByRole('textbox', { name: 'Note' });
    await userEvent.clear(note);
    await userEvent.type(note, 'For the window');
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', remove));
    await waitFor(() => expect(canvas.queryByRole('button', remove)).toBeNull());
    await seen(await screen.findByText(`${name} was removed from your cart.`));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Put it back' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await seen(await screen.findByText(`${name} is back in your cart.`));
    await waitFor(async () => expect(await figuresOf()).toEqual(before));
    await expect((await line()).getByRole('textbox', { name: 'Note' })).toHaveValue('For the window');
  },
});
