import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { cartPageOf, mockCall } from '@vitrine/api/testing';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
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
} from './Cart.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Cart',
  args: { address: '/cart', viewer: 'approved' as const },
});

/** An open cart with its grid, notes and totals. */
export const Open = meta.story({
  name: 'Open cart',
  parameters: { covers: ['R-032', 'R-277', 'R-278', 'R-279', 'R-280', 'R-281', 'R-282', 'R-283', 'R-284', 'R-287'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Casa Marola' })).toBeVisible();
    await expect(canvas.getByText('CART OPEN')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'SEND ORDER' })).not.toHaveAttribute('aria-disabled');
    const product = within(
      canvas.getByRole('link', { name: 'Itapuã Wrap Dress' }).closest<HTMLElement>('[data-component=CartProduct]') ??
        canvasElement,
    );
    await expect(product.getByRole('img', { name: /Itapuã Wrap Dress/ })).toBeInTheDocument();
    await expect(product.getByText(/CM-R27-101/)).toBeInTheDocument();
    await expect(product.getByText('Delivery: Mar 1 – Apr 15, 2027')).toBeInTheDocument();
    await expect(product.getAllByText(/USD 68\.50/).length).toBeGreaterThan(0);
    await expect(product.getByRole('textbox', { name: 'Note' })).toHaveValue('Please pack by colour.');
    await expect(canvas.getAllByRole('button', { name: /^Add note: / })).toHaveLength(1);
    await expect(product.getByRole('grid')).toBeInTheDocument();
    await expect(product.getByRole('button', { name: 'Remove Itapuã Wrap Dress' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Remove cart' })).toBeInTheDocument();
    await expect(canvas.getByRole('combobox', { name: 'Price list' })).toBeInTheDocument();
  },
});

/** The list of carts beside the chosen one. */
export const Several = meta.story({
  name: 'Several carts',
  parameters: { covers: ['R-032', 'R-033', 'R-274'] },
  beforeEach: ({ msw }) => msw.use(cartsAre(cart, another, closedCart)),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /Oficina das Sedas Naturais/ });
    await expect(link).toHaveAttribute('href', '/cart/303');
    await expect(link).toHaveTextContent('46 units');
    await expect(link).toHaveTextContent('Order until January 15, 2027');
    const list = within(canvas.getByRole('navigation', { name: 'Your carts' }));
    await expect(list.getByText('All carts')).toHaveTextContent('92 units');
  },
});

const brands = [
  'Aurora',
  'Brisa',
  'Cais',
  'Duna',
  'Estela',
  'Faro',
  'Garoa',
  'Hortelã',
  'Ilha',
  'Jangada',
  'Lume',
  'Maré',
];
const twelve = brands.map((name, at) => ({
  ...cart,
  id: 401 + at,
  seller: { ...cart.seller, id: 11 + at, name, slug: name.toLowerCase() },
}));

/** Ten carts come at first; the list brings the others, and leads to them. Until then its sum is that of the carts it shows. */
export const FurtherPages = meta.story({
  name: 'More than ten carts',
  parameters: { covers: ['R-293'] },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.cart.list, ({ query }) => {
        if (query.cart !== undefined)
          return { status: 200, data: cartPageOf(twelve.filter(({ id }) => id === query.cart)) };
        const page = query.page ?? 1;
        const data = cartPageOf(twelve.slice((page - 1) * 10, page * 10));
        const next = page === 1 ? '/v2/cart?page=2' : null;
        return { status: 200, data: { ...data, pagination: { count: twelve.length, next } } };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Aurora' });
    const list = within(canvas.getByRole('navigation', { name: 'Your carts' }));
    await expect(list.getByRole('link', { name: /^Jangada/ })).toBeInTheDocument();
    await expect(list.queryByRole('link', { name: /^Lume/ })).toBeNull();
    await expect(list.getByText('Carts shown')).toHaveTextContent('460 units');
    await userEvent.click(list.getByRole('button', { name: 'Show more carts' }));
    await expect(await list.findByRole('link', { name: /^Maré/ })).toHaveAttribute('href', '/cart/412');
    await expect(list.queryByRole('button', { name: 'Show more carts' })).toBeNull();
    await expect(list.getByText('All carts')).toHaveTextContent('552 units');
    await userEvent.click(list.getByRole('link', { name: /^Maré/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Maré' })).toBeVisible();
    await seen(canvas.getByRole('link', { name: /^Maré/ }));
    await expect(canvas.getByRole('link', { name: /^Aurora/ })).toBeInTheDocument();
  },
});

/** Only approved retailers send orders; amounts are RESTRICTED. One press says why, for each of the two. */
export const NotApproved = meta.story({
  name: 'Retailer not approved',
  parameters: { covers: ['S-083', 'S-008'] },
  globals: { stage: 'in_review' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Orders can be sent once your registration is approved.')).toBeVisible();
    await expect(canvas.getAllByText('RESTRICTED')[0]).toBeVisible();
    for (const [question, rule] of [
      ['Why are prices restricted?', 'Only approved retailers see wholesale prices.'],
      ['Why can’t this order be sent yet?', 'Only approved retailers send orders. Your cart is kept until then.'],
    ] as const) {
      const title = canvas.getByText(question);
      const panel = within(title.closest<HTMLElement>('[data-component=WhyPanel]') ?? title);
      await userEvent.click(title);
      await seen(panel.getByText(rule));
      await expect(panel.getByText(/We are looking at your registration/)).toBeVisible();
    }
    await expect(canvas.getByRole('button', { name: 'SEND ORDER' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** The minimum of the brand shows in the banner; then no collection says that it is fine. */
export const RefusedByBrand = meta.story({
  name: 'Minimum of the brand',
  parameters: { covers: ['X-067'] },
  beforeEach: ({ msw }) => msw.use(refusedFor('seller', 1, 'Casa Marola asks for USD 2,000.00 at least.')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SEND ORDER' }));
    await expect(await canvas.findByText('Casa Marola asks for USD 2,000.00 at least.')).toBeVisible();
    await expect(canvas.queryByText("You're all set to order!")).toBeNull();
  },
});

/** Limits follow each keystroke. A refused order says so above the cart and at its collection, and an error goes as soon as its cause goes. */
export const LiveLimits = meta.story({
  name: 'Limits while typing',
  parameters: { covers: ['S-084', 'V-064', 'X-063', 'X-065', 'X-068'] },
  beforeEach: ({ msw }) => msw.use(refusedFor('collection', 41, minimum)),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await seen(await canvas.findByText('Minimum of 24 units reached'));
    await userEvent.click(canvas.getByRole('button', { name: 'SEND ORDER' }));
    await waitFor(() => expect(byBanner('critical')).toHaveTextContent(banner));
    await seen(await canvas.findByText(minimum));
    await userEvent.click(cellOf(canvasElement));
    await userEvent.keyboard('51{Enter}');
    await waitFor(() => expect(canvas.queryByText(minimum)).toBeNull());
    await expect(byBanner('critical')).toBeNull();
    await expect(canvas.getByText("You're all set to order!")).toBeVisible();
  },
});

/** The minimum of a product shows at the product. */
export const RefusedProduct = meta.story({
  name: 'Minimum of a product',
  parameters: { covers: ['X-066'] },
  beforeEach: ({ msw }) => msw.use(refusedFor('product', 101, 'Itapuã Wrap Dress: 12 units at least.')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SEND ORDER' }));
    await expect(await canvas.findByText('Itapuã Wrap Dress: 12 units at least.')).toBeVisible();
  },
});

/** A sent order is confirmed, thanked for, and asks for its addresses. */
export const Sent = meta.story({
  name: 'Order sent',
  parameters: { covers: ['R-288', 'S-085', 'S-086', 'S-088', 'S-089', 'X-069'] },
  play: async ({ canvas, userEvent }) => {
    await sendOrder(canvas, userEvent);
    const dialog = await screen.findByRole('dialog', { name: /billing/i });
    await expect(byBanner('positive')).toHaveTextContent('GREAT! NOW TRACK YOUR PRODUCTS IN ORDERS');
    await seen(await within(dialog).findByDisplayValue('Rua Augusta 1200, loja 4'));
    await userEvent.click(within(dialog).getByRole('button', { name: /next/i }));
    await seen(await within(dialog).findByDisplayValue('Rua do Gasômetro 88'));
    await userEvent.click(within(dialog).getByRole('button', { name: /previous/i }));
    await seen(await within(dialog).findByDisplayValue('Rua Augusta 1200, loja 4'));
  },
});

/** A closed cart is read-only and leads to its order and its invoice. */
export const Closed = meta.story({
  name: 'Closed cart',
  parameters: { covers: ['R-289', 'R-291', 'R-292'] },
  beforeEach: ({ msw }) => msw.use(cartsAre(closedCart)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Thank you for your order!')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /VIEW ORDER/ })).toHaveAttribute('href', '/order/901');
    await expect(canvas.queryByRole('button', { name: 'SEND ORDER' })).toBeNull();
    // What is in stock since says nothing about what was ordered.
    await expect(canvas.getAllByRole('grid').length).toBeGreaterThan(0);
    await expect(canvas.queryByText(/Out of stock|\d left|MINIMUM QUANTITY/)).toBeNull();
  },
});

let colleagueWrote = false;

/** A cell that a colleague changed too shows both quantities, and the order waits for the choice. */
export const ChangedByColleague = meta.story({
  parameters: { covers: ['A-082'] },
  beforeEach: ({ msw }) => {
    colleagueWrote = false;
    msw.use(
      mockCall(contract.cart.setQuantity, ({ body }) => {
        if (body.seen === 77)
          return { status: 200, data: { data: { id: 1, quantity: body.quantity, cart_id: cart.id, cart_version: 9 } } };
        colleagueWrote = true;
        const message = 'The quantity was changed to 77 in the meantime. Choose which one to keep.';
        return { status: 409, data: { message, detail: message, current: 77 } };
      }),
      mockCall(contract.cart.list, () => ({
        status: 200,
        data: cartPageOf([colleagueWrote && firstItem ? withQuantity(cart, firstItem.id, 77) : cart]),
      })),
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('CART OPEN');
    await userEvent.click(cellOf(canvasElement));
    await userEvent.keyboard('9{Enter}');
    await expect(
      await canvas.findByText(/You wrote 9\. A colleague or another window of yours wrote 77 in the meantime\./),
    ).toBeVisible();
    await expect(canvas.getByText('Choose a quantity where it was changed elsewhere too.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'SEND ORDER' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Take 77' }));
    await waitFor(() => expect(cellOf(canvasElement)).toHaveTextContent('77'));
  },
});

/** An empty cart leads to the brands. */
export const Empty = meta.story({
  name: 'Empty cart',
  parameters: { covers: ['R-275', 'R-276'] },
  beforeEach: ({ msw }) => msw.use(cartsAre()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'YOU CART IS EMPTY. ADD SOME PRODUCTS TO BEGIN.' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /find new brands/i })).toHaveAttribute('href', '/brands');
  },
});

let isSentElsewhere = false;

/** A cart that was sent from another device shows the order it became. */
export const SentBefore = meta.story({
  name: 'Sent elsewhere',
  parameters: { covers: ['S-082', 'R-290'] },
  beforeEach: ({ msw }) => {
    isSentElsewhere = false;
    const refusal = 'This cart is closed.';
    msw.use(
      mockCall(contract.cart.list, ({ query }) => {
        const carts = isSentElsewhere ? [{ ...closedCart, id: cart.id }] : [cart];
        return { status: 200, data: cartPageOf(isSentElsewhere && query.cart !== cart.id ? [] : carts) };
      }),
      mockCall(contract.cart.finalize, () => {
        isSentElsewhere = true;
        return { status: 409, data: { message: refusal, detail: refusal } };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SEND ORDER' }));
    await seen(await canvas.findByText(/This cart was already sent/));
    await expect(await canvas.findByRole('link', { name: /VIEW ORDER/ })).toHaveAttribute('href', '/order/901');
    await expect(byBanner('critical')).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

const openDraft = (has_opened_cart: boolean) =>
  mockCall(contract.drafts.preImport, {
    status: 200,
    data: {
      products_not_found: [],
      products_variation_or_size_not_found: [],
      products_with_no_size: [],
      rows_not_read: [],
      purchase_order_drafts: [
        {
          id: 'draft-1',
          seller: { id: 1, name: 'Casa Marola' },
          pricelist: { id: 1, name: 'USD FOB' },
          units: 5,
          products: 1,
          lines: [
            {
              variation_id: 1,
              name: 'Dress',
              reference_code: 'CM-1',
              variation: 'Ink',
              sizes: [{ name: 'S', quantity: 5, in_cart: 3 }],
              note: null,
            },
          ],
          unchanged: 0,
          conflicts: [],
          reduced: [],
          repeated: [],
        },
      ],
      has_opened_cart,
      reasons: null,
      account: { said: 5, taken: 5, left: [] },
      notes: [],
      layout: null,
      sheets: [],
    },
  });

/** The cart goes out as a spreadsheet. */
export const Export = meta.story({
  name: 'Cart as spreadsheet',
  parameters: { covers: ['R-285', 'P-023'] },
  play: async ({ canvas, userEvent }) => {
    const open = spyOn(window, 'open').mockReturnValue({} as Window);
    await userEvent.click(await canvas.findByRole('button', { name: 'Export cart' }));
    const sheet = '/v1/purchase-order-draft/cart-export?pricelist_id=1&cart_id=301';
    await waitFor(() => expect(String(open.mock.lastCall?.[0])).toContain(`${sheet}&ticket=`));
    await userEvent.click(canvas.getByRole('button', { name: 'Export with pictures' }));
    await waitFor(() => expect(String(open.mock.lastCall?.[0])).toContain(`${sheet}&pictures=true&ticket=`));
    open.mockRestore();
  },
});

const imported = fn();

/** With an open cart the import asks whether to replace it or to add to it. */
export const ImportChoice = meta.story({
  name: 'Import into an open cart',
  parameters: { covers: ['R-286', 'M-32', 'S-095', 'S-096', 'M-35', 'X-056'] },
  beforeEach: ({ msw }) => {
    imported.mockClear();
    const gone = 'This import is no longer available.';
    msw.use(
      openDraft(true),
      mockCall(contract.drafts.confirmImport, ({ body }) => {
        imported(body);
        return body.create_new_cart
          ? { status: 422, data: { message: gone, detail: gone, errors: { purchase_order_drafts: [gone] } } }
          : {
              status: 200,
              data: { message: 'Success', data: { id: 302, outcome: 'updated' as const, changes: 1, products: 1 } },
            };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Import/ }));
    for (const [choice, text] of [
      ['REPLACE IT', 'This import is no longer available.'],
      ['ADD PRODUCTS TO THE EXISTING CART', 'Your cart was successfully updated'],
    ] as const) {
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.upload(await dialog.findByLabelText('Choose a spreadsheet'), new File(['sheet'], 'cart.xlsx'));
      await userEvent.click(await dialog.findByRole('button', { name: 'Continue' }));
      await userEvent.click(await dialog.findByRole('button', { name: choice }));
      await expect(await dialog.findByText(text)).toBeInTheDocument();
      await expect(imported).toHaveBeenLastCalledWith({
        purchase_order_drafts: [{ id: 'draft-1' }],
        create_new_cart: choice === 'REPLACE IT',
      });
      if (choice === 'REPLACE IT') {
        await expect(dialog.getByText('Error')).toBeInTheDocument();
        await userEvent.click(dialog.getByRole('button', { name: 'Choose another file' }));
      }
    }
  },
});
