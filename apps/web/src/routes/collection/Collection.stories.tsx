import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { cartPageOf, fixtures, mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';
import { reporting, reports } from '../../testing/reports.ts';

const COLLECTION = '/casa-marola/collections/41';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Collection',
  args: { address: `${COLLECTION}?pricelist=1`, viewer: 'approved' as const },
});

const asked = fn();
const told = fn();
const emptyListing = { ...fixtures.listing, results: [], pagination: { count: 0, num_pages: 1 } };
const oneVariation = {
  ...fixtures.listing,
  results: fixtures.listing.results.map((product) => ({ ...product, variations: product.variations.slice(0, 1) })),
};
const noCarts = mockCall(contract.cart.list, { status: 200, data: cartPageOf([]) });
/** A listing that writes down the price list it is asked for. */
const listingOf = (answer: (pricelist: string | undefined) => typeof fixtures.listing) =>
  mockCall(contract.products.list, ({ query }) => {
    asked(query.pricelist);
    return { status: 200, data: answer(query.pricelist) };
  });
/** Its products have no prices in the price list asked for. */
const wherePriced = (pricelist: string | undefined) => (pricelist === undefined ? fixtures.listing : emptyListing);
const already = 'THIS PRODUCT IS ALREADY IN YOUR CART.';

/** An approved retailer sees prices, filters, sorting and pages. */
export const Approved = meta.story({
  name: 'Approved retailer',
  parameters: {
    covers: [
      'R-045',
      'R-230',
      'R-231',
      'R-232',
      'R-233',
      'R-234',
      'R-235',
      'R-237',
      'R-238',
      'R-239',
      'R-240',
      'R-241',
      'R-246',
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('38 products')).toBeVisible();
    await expect(canvas.getAllByText(/68\.50/).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('button', { name: 'Add Itapuã Wrap Dress to cart' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toBeVisible();
    const sorting = within(canvas.getByRole('combobox', { name: 'Sort by' }));
    await expect(sorting.getAllByRole('option')).toHaveLength(8);
    const filters = within(canvas.getByRole('complementary', { name: 'Filters' }));
    for (const name of ['Segments', 'Subcategories', 'Brands', 'Line sheets', 'Price list'])
      await expect(await filters.findByRole('group', { name })).toBeInTheDocument();
    await expect(filters.getByRole('link', { name: 'About Casa Marola' })).toHaveAttribute('href', '/casa-marola');
    await expect(canvas.getByText(/Ships from Salvador in two drops/)).toBeVisible();
    const turn = (name: string) => canvas.queryByRole('link', { name }) !== null;
    await expect([turn('Previous page'), turn('Next page')]).toEqual([false, true]);
    scrollTo({ top: 300, behavior: 'instant' });
    await userEvent.click(canvas.getByRole('link', { name: 'Page 4' }));
    await waitFor(() => expect([turn('Previous page'), turn('Next page')]).toEqual([true, false]));
    await waitFor(() => expect(scrollY).toBe(0));
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
    const m = await line.findByRole('spinbutton', { name: 'Units of Terracotta, M' });
    await waitFor(() => expect(m).toHaveValue(4));
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

/** Without a price list the screen asks for one, keeps the choice and sends it to the server. */
export const AskPricelist = meta.story({
  name: 'Choice of price list',
  parameters: { covers: ['S-071', 'S-072', 'M-23', 'V-046'] },
  args: { address: COLLECTION },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      noCarts,
      listingOf(() => fixtures.listing),
    );
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Select price list' });
    const set = within(dialog).getByRole('button', { name: 'SET PRICE LIST' });
    await expect(set).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(set);
    await seen(within(dialog).getByText('Choose one of the price lists first.'));
    await userEvent.click(within(dialog).getByRole('radio', { name: 'EUR Landed' }));
    await userEvent.click(set);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(asked.mock.lastCall).toEqual(['2']));
    // It opened by itself: the focus goes on to the screen.
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
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

/** A page that is no number is the first; one press takes all filters off. */
export const Cleared = meta.story({
  name: 'Filters cleared',
  parameters: { covers: ['R-062', 'R-236'] },
  args: { address: `${COLLECTION}?pricelist=1&page=two&categories=1&segments=13` },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      mockCall(contract.products.list, ({ query: { page, categories, segments } }) => {
        asked({ page, categories, segments });
        return { status: 200, data: fixtures.listing };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const filters = within(await canvas.findByRole('complementary', { name: 'Filters' }));
    await expect(asked.mock.lastCall).toEqual([{ page: 1, categories: '1', segments: '13' }]);
    await userEvent.click(await filters.findByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(asked.mock.lastCall).toEqual([{ page: 1, categories: undefined, segments: undefined }]));
    await waitFor(() => expect(filters.queryByRole('checkbox', { name: 'Dresses', checked: true })).toBeNull());
  },
});

/** A product with one variation goes into the cart at once. */
export const AddsAtOnce = meta.story({
  name: 'One variation',
  parameters: { covers: ['S-076', 'R-144', 'R-146', 'S-023', 'A-052'] },
  args: { account: reporting },
  beforeEach: ({ msw }) => {
    told.mockClear();
    msw.use(...reports(told), mockCall(contract.products.list, { status: 200, data: oneVariation }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Itapuã Wrap Dress to cart' }));
    await expect(await canvas.findByText('ITEM ADDED TO BAG!')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'CHECK YOUR CART' })).toHaveAttribute('href', '/cart');
    for (const event of ['collection_page', 'add_to_cart'])
      await waitFor(() => expect(told).toHaveBeenCalledWith(expect.objectContaining({ event })));
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

const changedUnits = 'Someone else changed these sizes in your cart in the meantime: M: 8. Nothing was added.';

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
    const m = await dialog.findByRole('spinbutton', { name: 'Units of Terracotta, M' });
    await waitFor(() => expect(m).toHaveValue(4));
    await userEvent.type(m, '9', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }));
    await seen(await dialog.findByText(changedUnits));
    await expect(m).toHaveValue(9);
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

const sheet = new File(['sheet'], 'list.xlsx');
const choose = async (userEvent: { upload: (input: HTMLElement, file: File) => Promise<void> }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Import an edited list' }));
  await userEvent.upload(await dialog.findByLabelText('Choose a spreadsheet'), sheet);
  return dialog;
};
const row = { row: 7, product: 'CM-99', variation: 'Sea Salt', size: 'XXL', quantity: '3' };
const checked = {
  products_not_found: [],
  products_variation_or_size_not_found: [],
  products_with_no_size: [],
  rows_not_read: [],
  purchase_order_drafts: [],
  has_opened_cart: false,
  reasons: 'reasons-1',
  layout: null,
};

/** The files of a collection, in the chosen price list. */
export const FilesOfCollection = meta.story({
  name: 'Files of the collection',
  parameters: { covers: ['R-248', 'R-249', 'R-251', 'D-062', 'P-027', 'P-031'] },
  play: async ({ canvas, userEvent }) => {
    const open = spyOn(window, 'open').mockReturnValue({} as Window);
    for (const [name, file] of [
      ['Download line sheet', 'linesheet'],
      ['Download list of products', 'list-of-product'],
      ['Download Editable List', 'purchase-order-draft'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('button', { name }));
      const address = `/v1/collections/41/${file}?pricelist_id=1&ticket=`;
      await waitFor(() => expect(String(open.mock.lastCall?.[0])).toContain(address));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Editable List with pictures' }));
    const pictured = '/v1/collections/41/purchase-order-draft?pricelist_id=1&pictures=true&ticket=';
    await waitFor(() => expect(String(open.mock.lastCall?.[0])).toContain(pictured));
    open.mockRestore();
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Download line sheet' }));
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Download line sheet' }));
    await canvas.findByRole('progressbar', { name: 'The line sheet is being made' });
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith(1));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

/** A retailer in review sees the buttons. Pressing one says what is not allowed. */
export const FilesNotAllowed = meta.story({
  name: 'Files before approval',
  parameters: { covers: ['M-31', 'V-051', 'D-023', 'D-093', 'P-026', 'P-030'] },
  globals: { stage: 'in_review' },
  play: async ({ canvas, userEvent }) => {
    for (const [name, text] of [
      ['Import Edited List', 'You are not allowed to import an editable list'],
      ['Download Editable List', 'You are not allowed to download an editable list'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('button', { name }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Not allowed' }));
      await expect(dialog.getByText(text)).toBeInTheDocument();
      await userEvent.click(dialog.getByText('Why can’t I use this list?'));
      await seen(dialog.getByText(/^Only approved retailers download and import lists/));
      await seen(dialog.getByText('Vitrine sets it for all brands.'));
      await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
  },
});

/** A filled-in list becomes a new cart. */
export const Imported = meta.story({
  name: 'List imported',
  parameters: { covers: ['R-252', 'S-093', 'S-097', 'M-34', 'X-057'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import Edited List' }));
    const dialog = await choose(userEvent);
    await expect(await dialog.findByText(/^1 line with 5 units/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
    await expect(await dialog.findByText('Your cart was successfully created')).toBeInTheDocument();
    await expect(dialog.getByRole('link', { name: 'View the cart' })).toHaveAttribute('href', '/cart/71');
  },
});

/** Each row that cannot be imported is named, and the sheet comes back with reasons. */
export const ImportProblems = meta.story({
  name: 'List with errors',
  parameters: { covers: ['S-094', 'M-33', 'X-051', 'X-052', 'X-053'] },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.drafts.preImport, {
        status: 200,
        data: {
          ...checked,
          rows_not_read: [{ ...row, quantity: 'two', reason: 'Not a whole number of 0 or more' }],
          products_not_found: [row],
          products_variation_or_size_not_found: [row],
          products_with_no_size: [row],
        },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import Edited List' }));
    const dialog = await choose(userEvent);
    for (const text of [
      'Lines that could not be read',
      'Not a whole number of 0 or more',
      'Products not found',
      'Products variation or size not found',
      'Products with no size',
    ])
      await expect((await dialog.findAllByText(text)).length).toBeGreaterThan(0);
    const open = spyOn(window, 'open').mockReturnValue({} as Window);
    await userEvent.click(dialog.getByRole('button', { name: 'Download the sheet with reasons' }));
    await waitFor(() =>
      expect(String(open.mock.lastCall?.[0])).toContain('/purchase-order-draft/reasons/reasons-1?ticket='),
    );
    open.mockRestore();
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Import Edited List' }));
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
