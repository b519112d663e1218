import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { cartPageOf, mockCall, mockPending } from '@vitrine/api/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';
import { already, inTwoLists, oneVariation } from './Product.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Product',
  args: { address: '/product/101', viewer: 'approved' as const, kept: { pricelist: '1' } },
});

const added = fn();

/** Cards of the same line sheet have the heart and the tick to compare of a listing. */
export const MarkedCards = meta.story({
  name: 'Marks in the line sheet',
  play: async ({ canvas, userEvent }) => {
    const sheet = within(await canvas.findByRole('region', { name: 'From this line sheet' }));
    const [first] = sheet.getAllByRole('checkbox', { name: /^Compare / });
    if (!first) throw new Error('A product is needed to compare.');
    await userEvent.click(first);
    await expect(first).toBeChecked();
    await expect(canvas.getByRole('region', { name: 'Products to compare' })).toBeVisible();
    await expect(await sheet.findAllByRole('button', { name: /is a favourite$/ })).not.toHaveLength(0);
  },
});

/** A link with the product's id as its fourth part leads here. */
export const FourthPart = meta.story({
  name: 'Id as fourth part',
  parameters: { covers: ['R-059'] },
  args: { address: '/casa-marola/collections/41/101' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Itapuã Wrap Dress' })).toBeVisible();
  },
});

/** A brand cannot add to a cart, and is not told that an approval would show it the prices of other brands. */
export const Seller = meta.story({
  name: 'Seen by a brand',
  parameters: { covers: ['P-016', 'X-027', 'D-066'] },
  globals: { stage: 'seller' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Itapuã Wrap Dress' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add to cart' })).toBeNull();
    await expect((await canvas.findAllByText('RESTRICTED')).length).toBeGreaterThan(0);
    await expect(canvas.getAllByText('Brands see the prices of their own products only.')[0]).toBeVisible();
    await expect(canvas.queryByText('Your registration is awaiting approval.')).toBeNull();
  },
});

const unitsChanged = 'Someone else changed these sizes in your cart in the meantime: size M × 8. Nothing was added.';

/** Units that a colleague changed meanwhile are not replaced unseen: the reader is told, and the next press replaces them. */
export const UnitsChanged = meta.story({
  name: 'Units changed by a colleague',
  parameters: { covers: ['R-259', 'A-050'] },
  beforeEach: ({ msw }) => {
    added.mockClear();
    msw.use(
      mockCall(contract.cart.addProduct, ({ body }) => {
        added(body.sizes?.[0]);
        const current = [{ product_variation_id: 1041, size: 'M', quantity: 8 }];
        return body.sizes?.[0]?.seen === 8
          ? { status: 201, data: { message: 'Added.', data: { cart_id: 301, added: [], already_there: [1041] } } }
          : { status: 409, data: { message: unitsChanged, detail: unitsChanged, current } };
      }),
    );
  },
  args: { address: '/product/104' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Sea Salt' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Units of Sea Salt, M' }), '12');
    const add = canvas.getByRole('button', { name: 'Add to cart' });
    await userEvent.click(add);
    await seen(await screen.findByText(unitsChanged));
    await expect(screen.queryByText('ITEM ALREADY IN BAG!')).toBeNull();
    await userEvent.click(add);
    await seen(await screen.findByText('ITEM ADDED TO BAG!'));
    const asked = { product_variation_id: 1041, size: 'M', quantity: 12 };
    await expect(added.mock.calls).toEqual([[{ ...asked, seen: 0 }], [{ ...asked, seen: 8 }]]);
  },
});

/** Nothing is added without a price list. */
export const NeedsPricelist = meta.story({
  name: 'No price list',
  parameters: { covers: ['V-047'] },
  args: { kept: {} },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.cart.list, { status: 200, data: cartPageOf([]) }),
      mockCall(contract.products.detail, { status: 200, data: { data: inTwoLists } }),
    ),
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('combobox', { name: 'Price list' });
    await expect(list).toHaveDisplayValue('Choose a price list');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to cart' }));
    await seen(await screen.findByText('Please select one price list before adding products to your cart.'));
  },
});

/** A product that is in the cart already says so. */
export const AlreadyInBag = meta.story({
  name: 'Already in the cart',
  parameters: { covers: ['S-078', 'R-145', 'X-059'] },
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

/** The confirmation stays long enough to be read. */
export const ConfirmationStays = meta.story({
  parameters: { covers: ['S-080', 'K-10'] },
  beforeEach: ({ msw }) => msw.use(mockCall(contract.products.detail, { status: 200, data: { data: oneVariation } })),
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add to cart' });
    // From the press on: the confirmation may have come a while before it is found here.
    const since = performance.now();
    await userEvent.click(add);
    await seen(await screen.findByText('ITEM ADDED TO BAG!'));
    await waitFor(() => expect(screen.queryByText('ITEM ADDED TO BAG!')).toBeNull());
    await expect(performance.now() - since).toBeGreaterThan(3000);
  },
});

/** A visitor is led to the register page of the product's brand. */
export const Visitor = meta.story({
  parameters: { covers: ['R-061', 'D-001'] },
  globals: { stage: 'visitor' },
  args: { kept: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Business e-mail')).toBeVisible();
  },
});

/** A product that is gone leads to the front page of its reader. */
export const Gone = meta.story({
  name: 'Product gone',
  parameters: { covers: ['X-071'] },
  beforeEach: ({ msw }) =>
    msw.use(mockCall(contract.products.detail, { status: 404, data: { message: 'Not found.', detail: 'Not found.' } })),
  play: async ({ canvas }) => {
    // The notice first: it goes by itself, and the front page may need a while.
    await seen(await screen.findByText('This product is no longer in the shop.'));
    // A retailer's front page is the directory.
    await expect(await canvas.findByRole('heading', { name: 'New Brands' })).toBeVisible();
  },
});

export const GoneForVisitor = meta.story({
  name: 'Product gone, visitor',
  globals: { stage: 'visitor' },
  args: { kept: {} },
  beforeEach: ({ msw }) =>
    msw.use(mockCall(contract.products.seller, { status: 404, data: { message: 'Not found.', detail: 'Not found.' } })),
  play: async () => {
    await seen(await screen.findByText('This product is no longer in the shop.'));
  },
});

/** A session that ended is forgotten, and the reader stands on the landing page. */
export const SessionEnded = meta.story({
  name: 'Session ended',
  parameters: { covers: ['X-070'] },
  beforeEach: ({ msw }) => {
    const ended = { status: 401, data: { message: 'No session.', detail: 'No session.' } } as const;
    msw.use(mockCall(contract.products.detail, ended), mockCall(contract.auth.refresh, ended));
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'LOGIN' }))[0]).toBeVisible();
  },
});

export const Pending = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(contract.products.detail)) });
