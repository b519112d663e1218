import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const COLLECTION = '/casa-marola/collections/41';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Collection',
  args: { address: `${COLLECTION}?pricelist=1`, viewer: 'approved' as const },
});

const asked = fn();
const emptyListing = { ...fixtures.listing, results: [], pagination: { count: 0, num_pages: 1 } };
const oneVariation = {
  ...fixtures.listing,
  results: fixtures.listing.results.map((product) => ({ ...product, variations: product.variations.slice(0, 1) })),
};
const already = 'THIS PRODUCT IS ALREADY IN YOUR CART.';

export const Approved = meta.story({
  name: 'An approved retailer sees prices, filters, sorting and pages (R-230…R-246)',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('38 products')).toBeVisible();
    await expect(canvas.getAllByText(/68\.50/).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('button', { name: 'Add Itapuã Wrap Dress to cart' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toBeVisible();
  },
});

export const InReview = meta.story({
  name: 'Before the approval amounts are RESTRICTED (S-008, D-003)',
  globals: { stage: 'in_review' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('RESTRICTED')).length).toBeGreaterThan(0);
    await expect(canvas.queryByText(/68\.50/)).toBeNull();
  },
});

export const Seller = meta.story({
  name: 'A brand’s people cannot add to a cart (P-016)',
  globals: { stage: 'seller' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('38 products')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /to cart$/ })).toBeNull();
  },
});

export const AskPricelist = meta.story({
  name: 'Without a price list it asks for one; the choice is kept and asked for (S-071, S-072, M-23)',
  args: { address: COLLECTION },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      mockCall(contract.products.list, ({ query }) => {
        asked(query.pricelist);
        return { status: 200, data: fixtures.listing };
      }),
    );
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Select price list' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'EUR Landed' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'SET PRICE LIST' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(asked.mock.lastCall).toEqual(['2']));
  },
});

export const PricelistLeadsNowhere = meta.story({
  name: 'A price list without products is forgotten and the listing read once more (S-073)',
  globals: { stage: 'seller' },
  args: { address: `${COLLECTION}?pricelist=9` },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      mockCall(contract.products.list, ({ query }) => {
        asked(query.pricelist);
        return { status: 200, data: query.pricelist === undefined ? fixtures.listing : emptyListing };
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('38 products')).toBeVisible();
    await expect(asked.mock.calls).toEqual([['9'], [undefined]]);
  },
});

export const FilterGoesToPageOne = meta.story({
  name: 'A filter goes back to page 1 (S-075)',
  args: { address: `${COLLECTION}?pricelist=1&page=3` },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      mockCall(contract.products.list, ({ query }) => {
        asked({ page: query.page, categories: query.categories });
        return { status: 200, data: fixtures.listing };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Dresses' }));
    await waitFor(() => expect(asked.mock.lastCall).toEqual([{ page: 1, categories: '1' }]));
    await expect(asked.mock.calls[0]).toEqual([{ page: 3, categories: undefined }]);
  },
});

export const AddsAtOnce = meta.story({
  name: 'One variation goes into the cart at once (S-076, X-059)',
  beforeEach: ({ msw }) => msw.use(mockCall(contract.products.list, { status: 200, data: oneVariation })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Itapuã Wrap Dress to cart' }));
    await expect(await canvas.findByText('ITEM ADDED TO BAG!')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'CHECK YOUR CART' })).toHaveAttribute('href', '/cart');
  },
});

export const ChoosesVariations = meta.story({
  name: 'Several variations are chosen from first (S-077, M-26)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Itapuã Wrap Dress to cart' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose variations' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Sea Salt' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add to cart' }));
    await seen(await screen.findByText('ITEM ADDED TO BAG!'));
  },
});

export const AlreadyInBag = meta.story({
  name: 'What is in the cart already is told (S-080, X-060)',
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.products.list, { status: 200, data: oneVariation }),
      mockCall(contract.cart.addProduct, { status: 409, data: { message: already, detail: already } }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Itapuã Wrap Dress to cart' }));
    await expect(await canvas.findByText('ITEM ALREADY IN BAG!')).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'No products says what to do',
  globals: { stage: 'seller' },
  args: { address: COLLECTION },
  beforeEach: ({ msw }) => msw.use(mockCall(contract.products.list, { status: 200, data: emptyListing })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No products here yet')).toBeVisible();
  },
});

export const Pending = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(contract.products.list)) });

export const Offline = meta.story({
  name: 'A listing that cannot be read can be tried again',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.products.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
