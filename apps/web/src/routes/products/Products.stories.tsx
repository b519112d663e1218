import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Products',
  args: { address: '/products', viewer: 'approved' as const },
});

const asked = fn();

const euro = { id: 7, name: 'EUR Landed', currency: 'EUR' };
const [first, second, ...others] = fixtures.listing.results;
if (!first || !second) throw new Error('The listing of the fixtures has fewer than two products.');
const lume = {
  ...second,
  seller: 'Lume',
  seller_id: 2,
  seller_slug: 'lume',
  pricelists: second.pricelists.map((entry) => ({ ...entry, pricelist: euro })),
};

/** Products of two brands, of no one collection. */
const everyBrand = {
  ...fixtures.listing,
  results: [first, lume, ...others],
  meta: {
    ...fixtures.listing.meta,
    collections: [...fixtures.listing.meta.collections, { id: 51, name: 'Garden 27' }],
    sellers: [...fixtures.listing.meta.sellers, { id: 2, name: 'Lume', slug: 'lume' }],
    selected_seller: null,
    selected_collection: null,
  },
};

const answer = mockCall(contract.products.list, ({ query }) => {
  asked(query);
  return { status: 200, data: everyBrand };
});

/** Each card names its brand; the filters narrow every brand's products. */
export const Playground = meta.story({
  name: 'Products of all brands',
  parameters: { covers: ['R-030', 'R-233'] },
  beforeEach: ({ msw }) => msw.use(answer),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    await expect(canvas.getByText('Lume', { selector: 'p' })).toBeVisible();
    const filters = within(canvas.getByRole('complementary', { name: 'Filters' }));
    for (const name of ['Casa Marola', 'Lume']) await expect(filters.getByRole('checkbox', { name })).not.toBeChecked();
    for (const name of ['Price list', 'Line sheets']) await expect(filters.queryByRole('group', { name })).toBeNull();
  },
});

/** Brands, categories, tags and collections of the address are sent to the server. */
export const Narrowed = meta.story({
  name: 'Filters in the address',
  parameters: { covers: ['R-242', 'R-243', 'R-244', 'R-245'] },
  args: { address: '/products/?sellers=1,2&categories=1&tags=Linen&collections=41' },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(answer);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Linen')).toBeVisible();
    await expect(asked.mock.lastCall).toEqual([
      expect.objectContaining({ sellers: '1,2', categories: '1', tags: 'Linen', collections: '41' }),
    ]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lume' }));
    await waitFor(() => expect(asked.mock.lastCall).toEqual([expect.objectContaining({ sellers: '1' })]));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await waitFor(() =>
      expect(asked.mock.lastCall?.[0]).not.toMatchObject({ sellers: expect.anything(), tags: expect.anything() }),
    );
  },
});

/** Words and colours narrow every listing, and stand in its address. */
export const Searched = meta.story({
  name: 'Words and colours',
  parameters: { covers: ['R-213'] },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(answer);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Search products' }), 'linnen{Enter}');
    await waitFor(() => expect(asked.mock.lastCall).toEqual([expect.objectContaining({ search: 'linnen' })]));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Blue' }));
    await waitFor(() =>
      expect(asked.mock.lastCall).toEqual([expect.objectContaining({ search: 'linnen', colors: 'blue' })]),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Search products' })).toHaveValue(''));
  },
});

/** Each brand keeps the price list that was chosen for it, and the last choice is remembered. */
export const ListOfEachBrand = meta.story({
  name: 'A price list each brand',
  parameters: { covers: ['D-101'] },
  args: { kept: { pricelists: '{"casa-marola":1}', pricelist: '1' } },
  beforeEach: ({ msw }) => msw.use(answer),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Add ${lume.name} to cart` }));
    const dialog = await screen.findByRole('dialog', { name: 'Select price list' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'EUR Landed' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'SET PRICE LIST' }));
    // The product goes on to the cart with the list that was chosen.
    const lists = await screen.findByRole('dialog', { name: 'Choose variations' });
    await seen(await within(lists).findByText(lume.name));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: `Add ${first.name} to cart` }));
    await seen(await screen.findByRole('dialog', { name: 'Choose variations' }));
  },
});

/** A brand without a choice takes the price list of its open cart: nothing is asked, also while the carts are on their way. */
export const ListOfTheCart = meta.story({
  name: 'Price list of the cart',
  parameters: { covers: ['D-101', 'V-047'] },
  beforeEach: ({ msw }) => msw.use(answer),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Add ${first.name} to cart` }));
    await seen(await screen.findByRole('dialog', { name: 'Choose variations' }));
    await expect(screen.queryByRole('dialog', { name: 'Select price list' })).toBeNull();
  },
});

/** A visitor goes to the front page. */
export const Visitor = meta.story({
  parameters: { covers: ['P-049'] },
  globals: { stage: 'visitor' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 1, name: 'Products' })).toBeNull());
    await expect(await canvas.findByRole('heading', { level: 1, name: /.+/ })).toBeVisible();
  },
});

export const Pending = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(contract.products.list)) });

/** A listing that cannot be loaded can be loaded again. */
export const Offline = meta.story({
  name: 'No connection',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.products.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
