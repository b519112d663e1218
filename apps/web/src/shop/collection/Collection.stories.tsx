import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall } from '@vitrine/api/testing';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { partInSight } from '../../testing/firstScreen.ts';
import { seen, wholeShop } from '../../testing/index.tsx';
import { reporting, reports } from '../../testing/reports.ts';
import { COLLECTION, asked, oneVariation, noCarts, listingOf, choose, pressFile } from './Collection.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Collection',
  args: { address: `${COLLECTION}?pricelist=1`, viewer: 'approved' as const },
});

const told = fn();

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
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(asked.mock.lastCall).toEqual(['2']));
    // It opened by itself: the focus goes on to the screen.
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
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
    await waitFor(() => expect(asked.mock.lastCall).toEqual([{ page: 1, categories: '1', segments: '13' }]));
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

const row = { row: 7, product: 'CM-99', variation: 'Sea Salt', size: 'XXL', quantity: '3' };
const checked = {
  products_not_found: [],
  products_variation_or_size_not_found: [],
  products_with_no_size: [],
  rows_not_read: [],
  purchase_order_drafts: [],
  has_opened_cart: false,
  reasons: 'reasons-1',
  account: null,
  notes: [],
  layout: null,
  sheets: [],
};

/** Goods are seen before anyone scrolls. */
export const FirstScreen = meta.story({
  name: 'First screen',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('38 products');
    await expect(
      await partInSight(() => canvasElement.querySelector('[data-component="ProductCard"] img')),
    ).toBeGreaterThan(0.33);
  },
});

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
      await pressFile({ canvas, userEvent }, name);
      const address = `/v1/collections/41/${file}?pricelist_id=1&ticket=`;
      await waitFor(() => expect(String(open.mock.lastCall?.[0])).toContain(address));
    }
    await pressFile({ canvas, userEvent }, 'Editable List with pictures');
    const pictured = '/v1/collections/41/purchase-order-draft?pricelist_id=1&pictures=true&ticket=';
    await waitFor(() => expect(String(open.mock.lastCall?.[0])).toContain(pictured));
    open.mockRestore();
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
      await pressFile({ canvas, userEvent }, name);
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
    await pressFile({ canvas, userEvent }, 'Import Edited List');
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
    await pressFile({ canvas, userEvent }, 'Import Edited List');
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
