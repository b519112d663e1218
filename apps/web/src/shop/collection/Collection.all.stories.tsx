import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { cartPageOf, fixtures, mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { partInSight } from '../../testing/firstScreen.ts';
import { seen, wholeShop } from '../../testing/index.tsx';
import { COLLECTION, asked, oneVariation, noCarts, listingOf, choose, pressFile } from './Collection.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Collection',
  args: { address: `${COLLECTION}?pricelist=1`, viewer: 'approved' as const },
});

const emptyListing = { ...fixtures.listing, results: [], pagination: { count: 0, num_pages: 1 } };

/** Its products have no prices in the price list asked for. */
const wherePriced = (pricelist: string | undefined) => (pricelist === undefined ? fixtures.listing : emptyListing);
const already = 'THIS PRODUCT IS ALREADY IN YOUR CART.';

/** Below another brand's address, a collection leads to its own, with its query. */
export const Elsewhere = meta.story({
  name: 'Another brand’s address',
  args: { address: '/other-brand/collections/41?pricelist=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Casa Marola' })).toHaveAttribute('href', '/casa-marola');
    await expect(await canvas.findByText('38 products')).toBeVisible();
  },
});

/** A card says that its product is in the cart, and with how many units. */
export const InCart = meta.story({
  name: 'Products in the cart',
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^In cart: \d+ units$/)).length).toBeGreaterThan(0);
  },
});

/** The sizes of a card open a line below it: units of the cart stand there, and typed ones go into it. */
export const OrderBySize = meta.story({
  name: 'Units on a card',
  parameters: { covers: ['R-238', 'V-060'] },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      mockCall(contract.cart.addProduct, ({ body }) => {
        asked(body.sizes);
        return { status: 201, data: { message: 'Added.', data: { cart_id: 301, added: [], already_there: [1010] } } };
      }),
    );
  },
  args: { kept: { pricelist: '1' } },
  play: async ({ canvas, userEvent }) => {
    const sizes = await canvas.findByRole('button', { name: /order Itapuã Wrap Dress by size$/ });
    await userEvent.click(sizes);
    const line = within(await canvas.findByRole('region', { name: 'Sizes of Itapuã Wrap Dress' }));
    const m = await line.findByRole('textbox', { name: 'Units of Terracotta, M' });
    await waitFor(() => expect(m).toHaveValue('4'));
    await userEvent.type(m, '9', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await userEvent.click(line.getByRole('button', { name: 'Update cart' }));
    await waitFor(() =>
      expect(asked.mock.lastCall).toEqual([[{ product_variation_id: 1010, size: 'M', quantity: 9, seen: 4 }]]),
    );
    // Once the cart has the units, the line closes, and its card has the focus again.
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Sizes of Itapuã Wrap Dress' })).toBeNull());
    await expect(sizes).toHaveFocus();
  },
});

/** The press release is for everyone, and so is the lookbook. */
export const Notes = meta.story({
  name: 'Press release and lookbook',
  parameters: { covers: ['R-174', 'R-247'] },
  globals: { stage: 'seller' },
  beforeEach: ({ msw }) => {
    const { meta: found } = fixtures.listing;
    const selected_collection = {
      ...fixtures.collectionMeta,
      press_release: '<p>Light cloths and <em>long lines</em>.</p>',
      lookbook_url: 'https://casa-marola.example/lookbook',
    };
    msw.use(
      mockCall(contract.products.list, {
        status: 200,
        data: { ...fixtures.listing, meta: { ...found, selected_collection } },
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Press release' })).toBeVisible();
    await expect(canvas.getByText('long lines')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Lookbook/ })).toHaveAttribute(
      'href',
      'https://casa-marola.example/lookbook',
    );
  },
});

/** Before the approval, amounts are RESTRICTED. */
export const InReview = meta.story({
  name: 'Retailer in review',
  parameters: { covers: ['S-008', 'D-003'] },
  globals: { stage: 'in_review' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('RESTRICTED')).length).toBeGreaterThan(0);
    await expect(canvas.queryByText(/68\.50/)).toBeNull();
  },
});

/** A brand cannot add to a cart. */
export const Seller = meta.story({
  name: 'Seen by a brand',
  parameters: { covers: ['P-016'] },
  globals: { stage: 'seller' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('38 products')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /to cart$/ })).toBeNull();
  },
});

/** An open cart of the brand tells the price list where nothing was chosen: the screen does not ask, and reads its products once. */
export const PricelistOfCart = meta.story({
  name: 'Price list of the cart',
  parameters: { covers: ['D-101', 'S-071'] },
  args: { address: COLLECTION },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    const inEuro = { ...fixtures.cart, pricelist: { id: 2, name: 'EUR Landed', currency: 'EUR' } };
    msw.use(
      mockCall(contract.cart.list, { status: 200, data: cartPageOf([inEuro, fixtures.cart]) }),
      listingOf(() => fixtures.listing),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('38 products')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Price list' })).toHaveValue('2'));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(asked.mock.calls).toEqual([['2']]);
  },
});

/** The open cart may have a price list that this collection has no prices in: it counts as none here. */
export const PricelistOfCartLeadsNowhere = meta.story({
  name: 'Price list without products',
  parameters: { covers: ['S-073', 'D-101'] },
  args: { address: COLLECTION },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    const elsewhere = { ...fixtures.cart, pricelist: { id: 9, name: 'GBP', currency: 'GBP' } };
    msw.use(mockCall(contract.cart.list, { status: 200, data: cartPageOf([elsewhere]) }), listingOf(wherePriced));
  },
  play: async () => {
    await seen(await screen.findByRole('dialog', { name: 'Select price list' }));
    await expect(asked.mock.calls).toEqual([['9'], [undefined]]);
  },
});

/** Filters that leave no product do not take the price list away. */
export const FilteredToNothing = meta.story({
  name: 'Filters without products',
  parameters: { covers: ['D-101'] },
  args: { address: `${COLLECTION}?search=velvet`, kept: { pricelists: '{"casa-marola":2}' } },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      noCarts,
      listingOf(() => emptyListing),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Show all products' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Price list' })).toHaveValue('2'));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(asked.mock.calls).toEqual([['2']]);
  },
});

/** An empty price list of the address or of an earlier visit is none: the screen asks. */
export const NoPricelist = meta.story({
  name: 'Price list that is none',
  parameters: { covers: ['V-046', 'M-23'] },
  args: { address: `${COLLECTION}?pricelist=null`, kept: { pricelist: '0' } },
  beforeEach: ({ msw }) => msw.use(noCarts),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Select price list' }));
    await expect(dialog.queryByRole('radio', { checked: true })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'SET PRICE LIST' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** A price list without products is forgotten, and the listing loads once more. */
export const PricelistLeadsNowhere = meta.story({
  name: 'Price list without products',
  parameters: { covers: ['S-073'] },
  globals: { stage: 'seller' },
  args: { address: `${COLLECTION}?pricelist=9` },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(listingOf(wherePriced));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('38 products')).toBeVisible();
    await expect(asked.mock.calls).toEqual([['9'], [undefined]]);
  },
});

/** A filter goes back to page 1. */
export const FilterGoesToPageOne = meta.story({
  name: 'Filter resets the page',
  parameters: { covers: ['S-075', 'R-046'] },
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

/** Several variations open a choice first. */
export const ChoosesVariations = meta.story({
  name: 'Several variations',
  parameters: { covers: ['S-077'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Itapuã Wrap Dress to cart' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose variations' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Sea Salt' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add to cart' }));
    await seen(await screen.findByText('ITEM ADDED TO BAG!'));
  },
});

const changedUnits = 'Someone else changed these sizes in your cart in the meantime: size M × 8. Nothing was added.';

/** The choice begins with what the cart holds. Units that a colleague has changed meanwhile stay open, with what was typed. */
export const VariationsChanged = meta.story({
  name: 'Variations changed by a colleague',
  parameters: { covers: ['A-082', 'S-077'] },
  args: { kept: { pricelist: '1' } },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      mockCall(contract.cart.addProduct, ({ body }) => {
        asked(body.sizes);
        if (asked.mock.calls.length > 1)
          return { status: 201, data: { message: 'Added.', data: { cart_id: 301, added: [], already_there: [1010] } } };
        const current = [{ product_variation_id: 1010, size: 'M', quantity: 8 }];
        return { status: 409, data: { message: changedUnits, detail: changedUnits, current } };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Itapuã Wrap Dress to cart' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose variations' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Terracotta' }));
    const m = await dialog.findByRole('textbox', { name: 'Units of Terracotta, M' });
    await waitFor(() => expect(m).toHaveValue('4'));
    await userEvent.type(m, '9', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }));
    await seen(await dialog.findByText(changedUnits));
    await expect(m).toHaveValue('9');
    await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }));
    await seen(await screen.findByText('ITEM ADDED TO BAG!'));
    const entry = { product_variation_id: 1010, size: 'M', quantity: 9 };
    await expect(asked.mock.calls).toEqual([[[{ ...entry, seen: 4 }]], [[{ ...entry, seen: 8 }]]]);
  },
});

/** A product that is in the cart already says so. */
export const AlreadyInBag = meta.story({
  name: 'Already in the cart',
  parameters: { covers: ['S-078', 'R-145'] },
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

const largeListing = mockCall(contract.products.list, {
  status: 200,
  data: { ...fixtures.listing, pagination: { ...fixtures.listing.pagination, count: 500 } },
});

/** A job makes the line sheet of a large collection; it opens with a ticket. */
export const LargeLineSheet = meta.story({
  name: 'Large line sheet',
  parameters: { covers: ['R-248', 'D-138'] },
  beforeEach: ({ msw }) => msw.use(largeListing),
  play: async ({ canvas, userEvent }) => {
    const open = spyOn(window, 'open').mockReturnValue({} as Window);
    await pressFile({ canvas, userEvent }, 'Download line sheet');
    await waitFor(() => expect(String(open.mock.lastCall?.[0])).toContain('/v1/jobs/1/file?ticket='));
    open.mockRestore();
  },
});

/** While it is made, it can be stopped. */
export const LargeLineSheetStopped = meta.story({
  name: 'Line sheet stopped',
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      largeListing,
      mockPending(contract.jobs.follow),
      mockCall(contract.jobs.cancel, ({ params }) => {
        asked(params.id);
        return { status: 404, data: { message: 'Gone.', detail: 'Gone.' } };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await pressFile({ canvas, userEvent }, 'Download line sheet');
    await canvas.findByRole('progressbar', { name: 'The line sheet is being made' });
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith(1));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

/** A file that cannot be read says why. */
export const ImportRefused = meta.story({
  name: 'File refused',
  parameters: { covers: ['V-050', 'X-055'] },
  beforeEach: ({ msw }) => {
    const said = 'Invalid file! The uploaded file is invalid. It contains macros.';
    msw.use(
      mockCall(contract.drafts.preImport, {
        status: 422,
        data: { message: said, detail: said, errors: { file: [said] } },
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await pressFile({ canvas, userEvent }, 'Import Edited List');
    const dialog = await choose(userEvent);
    const alert = await dialog.findByRole('alert');
    await expect(alert).toHaveTextContent('Invalid file!The uploaded file is invalid. It contains macros.');
  },
});

/** A listing without products says what to do. */
export const Empty = meta.story({
  name: 'No products',
  globals: { stage: 'seller' },
  args: { address: COLLECTION },
  beforeEach: ({ msw }) => msw.use(mockCall(contract.products.list, { status: 200, data: emptyListing })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No products here yet')).toBeVisible();
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

/** Goods are seen on a phone before anyone scrolls. */
export const FirstScreenOfPhone = meta.story({
  name: 'First screen, phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('38 products');
    await expect(
      await partInSight(() => canvasElement.querySelector('[data-component="ProductCard"] img')),
    ).toBeGreaterThan(0.33);
  },
});
