import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { isScrolledTo } from '../../testing/anchor.ts';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Brands',
  args: { address: '/brands', viewer: 'approved' as const },
});

const asked = fn();

/** A brand's people have a desk: their own card, requests to answer, the latest orders. */
export const Desk = meta.story({
  name: 'Seen by a brand',
  parameters: { covers: ['R-006', 'P-068', 'D-040'] },
  globals: { stage: 'seller' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.brands.page, ({ params, query }) => {
        const draft_changes = query.brand_page_draft === '1' ? ['brand_style', 'history'] : [];
        return { status: 200, data: { ...fixtures.brandPage(params.slug), meta: { draft_changes } } };
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your desk' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'See the draft: 2 parts changed' })).toHaveAttribute(
      'href',
      '/casa-marola?brand_page_draft=1',
    );
    await expect(canvas.getByRole('region', { name: 'Connection requests' })).toBeVisible();
    const orders = within(canvas.getByRole('region', { name: 'Latest orders' }));
    await expect((await orders.findAllByRole('listitem')).length).toBeGreaterThan(0);
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Find Retailers' })).toHaveAttribute('href', '/buyers');
    await expect(canvas.queryByRole('combobox', { name: 'Search brands' })).toBeNull();
  },
});

/** The marketplace can switch Find Retailers off for a company. One press says so, and what to do. */
export const NoDirectory = meta.story({
  name: 'Find Retailers switched off',
  parameters: { covers: ['D-063'] },
  args: { viewer: 'buyingSeller' as const },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your desk' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Find Retailers' })).toBeNull();
    await userEvent.click(canvas.getByText('Why is “Find Retailers” not here?'));
    await seen(canvas.getByText('Ask the marketplace to switch it on for your company.'));
  },
});

let sendCategories = (): void => {};

/** A brand that is opened before the names of filters have come shows the filter in its trail once they are there. */
export const LastFilterLate = meta.story({
  name: 'Names of filters come late',
  parameters: { covers: ['R-169', 'B-24'] },
  args: { address: '/brands?categories=1' },
  beforeEach: ({ msw }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    sendCategories = resolve;
    msw.use(
      mockCall(contract.brands.categories, async () => {
        await promise;
        return { status: 200, data: { data: { data: fixtures.filterOptions.categories } } };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const [tile] = await canvas.findAllByRole('link', { name: 'Lume' });
    if (!tile) throw new Error('Lume is not in the directory.');
    await userEvent.click(tile);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Lume' })).toBeVisible();
    const trail = within(await canvas.findByRole('navigation', { name: 'You are here' }));
    await expect(trail.queryByRole('link', { name: 'Dresses' })).toBeNull();
    sendCategories();
    const link = await trail.findByRole('link', { name: 'Dresses' });
    await expect(link).toHaveAttribute('href', '/brands?categories=1');
  },
});

/** Suggestions that fail leave the search as it is. */
export const NoSuggestions = meta.story({
  name: 'Suggestions fail',
  parameters: { covers: ['X-050'] },
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.brands.autocomplete)),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Search brands' });
    await userEvent.type(field, 'lume');
    await waitFor(() => expect(field).toHaveValue('lume'));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'L' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

const alphabet = Array.from({ length: 26 }, (_, place) => String.fromCharCode(65 + place));
const each = 77;

const pageOfThousands = (page: number, limit: number) =>
  Array.from({ length: Math.min(limit, alphabet.length * each - (page - 1) * limit) }, (_, index) => {
    const place = (page - 1) * limit + index;
    const model = fixtures.brands[place % fixtures.brands.length];
    if (!model) throw new Error('There are no brands to copy.');
    const name = `${alphabet[Math.floor(place / each)]}urora ${(place % each) + 1}`;
    return { ...model, id: place + 1, name, slug: `brand-${place + 1}` };
  });

/** Of two thousand brands a page is read first. The index leads to every letter, and the brands there are read when they are reached. */
export const Thousands = meta.story({
  name: 'Two thousand brands',
  parameters: { covers: ['R-221', 'A-055'] },
  args: { address: '/brands?az=true' },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      mockCall(contract.brands.list, ({ query: { page, limit = 0 } }) => {
        asked(page);
        const letters = alphabet.map((letter) => ({ letter, count: each }));
        return { status: 200, data: { data: { data: pageOfThousands(page, limit), letters } } };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Aurora 1' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Z' })).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Lurora 1' })).toBeNull();
    const letters = within(canvas.getByRole('navigation', { name: 'Brands by letter' }));
    await userEvent.click(letters.getByRole('link', { name: 'L' }));
    await expect(await canvas.findByRole('link', { name: 'Lurora 1' })).toBeInTheDocument();
    await waitFor(() => expect(isScrolledTo('letter-L')).toBe(true));
    // What was passed on the way is not read.
    await expect(asked).not.toHaveBeenCalledWith(10);
    await expect(asked.mock.calls.length).toBeLessThan(10);
  },
});

/** Brands are suggested while you type. */
export const Suggested = meta.story({
  name: 'Suggestions',
  parameters: { covers: ['R-213', 'R-214'] },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Search brands' });
    await userEvent.type(field, 'lume');
    await seen(await screen.findByRole('option', { name: 'Lume' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await expect(field).toHaveValue('lume');
  },
});

/** Enter searches brands by name. */
export const Searched = meta.story({
  name: 'Search by name',
  parameters: { covers: ['R-213'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Search brands' }), 'lume{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'L' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'New Brands' })).toBeNull();
  },
});

/** Placeholders stand in for brands that are loading. */
export const Pending = meta.story({
  name: 'Loading',
  beforeEach: ({ msw }) =>
    msw.use(
      mockPending(contract.brands.newest),
      mockPending(contract.brands.featured),
      mockPending(contract.brands.recentlyVisited),
    ),
});
