import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { cartPageOf, fixtures, mockCall } from '@vitrine/api/testing';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';
import { results, orderable } from './MyList.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/MyList',
  args: {
    address: '/createmyownlist/41?categories=1',
    viewer: 'approved' as const,
    kept: { pricelists: '{"casa-marola":1}' },
  },
});

const asked = fn();
const added = fn();

const sheet = mockCall(contract.products.list, ({ query }) => {
  asked(query);
  return { status: 200, data: fixtures.listing };
});

const cart = mockCall(contract.cart.addProduct, ({ body }) => {
  added(body);
  const ids = [body.product_variation_id].flat();
  return { status: 201, data: { message: 'Added', data: { cart_id: 1, added: ids, already_there: [] } } };
});

/** The address narrows up to 500 products; one unit of each size of the selected ones goes into the cart. */
export const Playground = meta.story({
  name: 'Line sheet to choose from',
  parameters: { covers: ['R-038', 'R-269', 'R-270', 'R-271', 'R-272', 'K-40'] },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    added.mockClear();
    msw.use(sheet, cart);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Resort 27' })).toBeVisible();
    await expect(asked.mock.lastCall).toEqual([
      expect.objectContaining({ collections: '41', categories: '1', limit: 500, return_type: 'variations' }),
    ]);
    const add = canvas.getByRole('button', { name: 'Add to cart' });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select all ${results.length} products` }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Autofill 1 unit' }));
    await userEvent.click(add);
    await seen(await screen.findByText('ITEM ADDED TO BAG!'));
    const ids = orderable.flatMap(({ variations }) => variations.map(({ id }) => id));
    await expect(added.mock.lastCall).toEqual([{ product_variation_id: ids, pricelist_id: 1, quantity: 1 }]);
    await expect(canvas.getByText(`0 of ${results.length} selected`)).toBeVisible();
  },
});

/** Without a price list nothing is added; once it is chosen, the products are. */
export const NeedsPricelist = meta.story({
  name: 'No price list',
  args: { kept: {} },
  parameters: { covers: ['V-047'] },
  beforeEach: ({ msw }) => {
    added.mockClear();
    msw.use(cart, mockCall(contract.cart.list, { status: 200, data: cartPageOf([]) }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select all ${results.length} products` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    const dialog = await screen.findByRole('dialog', { name: 'Select price list' });
    await seen(within(dialog).getByText('Please select one price list before adding products to your cart.'));
    await expect(added).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'USD FOB' }));
    await seen(await screen.findByText('ITEM ADDED TO BAG!'));
    await expect(added.mock.lastCall).toEqual([expect.objectContaining({ pricelist_id: 1 })]);
  },
});

const opened = fn();

/** The selected products open as a PDF in a new tab, by a ticket. Without a selection it says what to do. */
export const Pdf = meta.story({
  name: 'Download as PDF',
  parameters: { covers: ['R-273', 'V-055'] },
  beforeEach: ({ msw }) => {
    opened.mockClear();
    const open = spyOn(window, 'open').mockImplementation((address) => {
      opened(address);
      return { opener: null } as Window;
    });
    msw.use(sheet);
    return () => open.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    const download = await canvas.findByRole('button', { name: 'Download as PDF' });
    await userEvent.click(download);
    const dialog = await screen.findByRole('alertdialog', { name: 'Download as PDF' });
    await seen(within(dialog).getByText('Select at least one product, and try again.'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const [, first] = canvas.getAllByRole('checkbox');
    if (!first) throw new Error('The line sheet has no rows.');
    await userEvent.click(first);
    await userEvent.click(download);
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    const address = new URL(String(opened.mock.lastCall?.[0]));
    await expect(address.pathname).toBe('/v1/products/create-my-own-list');
    await expect(address.searchParams.getAll('variations[]')).toEqual(
      results[0]?.variations.map(({ id }) => String(id)),
    );
    await expect(address.searchParams.get('pricelist_id')).toBe('1');
  },
});

/** Before the approval there is no PDF. */
export const PdfInReview = meta.story({
  name: 'PDF before approval',
  parameters: { covers: ['V-054', 'X-058', 'M-31', 'D-023'] },
  globals: { stage: 'in_review' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Why are prices restricted?')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Download as PDF' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Not allowed' });
    await seen(within(dialog).getByText('You are not allowed to download a line sheet'));
  },
});
