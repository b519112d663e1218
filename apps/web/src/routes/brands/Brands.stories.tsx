import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { scrolledTo } from '../../testing/anchor.ts';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Brands',
  args: { address: '/brands', viewer: 'approved' as const },
});

const asked = fn();

/** New, featured and recently visited brands, and a link to all. */
export const Highlights = meta.story({
  parameters: {
    covers: ['R-004', 'R-202', 'R-203', 'R-204', 'R-205', 'R-206', 'R-215', 'R-216', 'R-217', 'R-218', 'R-220'],
  },
  play: async ({ canvas }) => {
    for (const name of ['New Brands', 'Featured Brands', 'Brands recently visited']) {
      await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'SEE ALL BRANDS' })).toHaveAttribute('href', '/brands?az=true');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
    // One press leads to the open line sheet of a brand.
    const [sheet] = await canvas.findAllByRole('link', { name: 'Line sheet: Resort 27' });
    await expect(sheet).toHaveAttribute('href', expect.stringMatching(/^\/[\w-]+\/collections\/41$/));
    await expect(canvas.getByRole('button', { name: 'A-Z' })).toBeVisible();
    for (const name of [/SEGMENTS/, /CATEGORIES/, /SHOWROOMS/])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Active collections only' })).not.toBeChecked();
  },
});

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

/** The last filter is kept for the trail of a brand; without filters it is forgotten. */
export const LastFilter = meta.story({
  name: 'Last filter remembered',
  parameters: { covers: ['R-169', 'R-219', 'B-24', 'K-70'] },
  args: { address: '/brands?categories=1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /CATEGORIES/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Swimwear' }));
    await userEvent.keyboard('{Escape}');
    const [tile] = await canvas.findAllByRole('link', { name: 'Lume' });
    if (!tile) throw new Error('Lume is not in the directory.');
    await userEvent.click(tile);
    const trail = within(await canvas.findByRole('navigation', { name: 'You are here' }));
    const link = await trail.findByRole('link', { name: 'Dresses and Swimwear' });
    await expect(link).toHaveAttribute('href', '/brands?categories=1%2C2');
    await userEvent.click(link);
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    const [again] = await canvas.findAllByRole('link', { name: 'Lume' });
    if (!again) throw new Error('Lume is not in the directory.');
    await userEvent.click(again);
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Dresses and Swimwear' })).toBeNull());
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

/** A directory without filters clears the filter that an earlier visit kept. */
export const LastFilterCleared = meta.story({
  parameters: { covers: ['R-225'] },
  args: { kept: { lastFilter: JSON.stringify({ type: 2, label: 'Dresses', href: '/brands?categories=1' }) } },
  play: async ({ canvas, userEvent }) => {
    const [tile] = await canvas.findAllByRole('link', { name: 'Lume' });
    if (!tile) throw new Error('Lume is not in the directory.');
    await userEvent.click(tile);
    const trail = within(await canvas.findByRole('navigation', { name: 'You are here' }));
    await expect(await trail.findByRole('link', { name: 'Our Brands' })).toBeInTheDocument();
    await expect(trail.queryByRole('link', { name: 'Dresses' })).toBeNull();
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
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'L' })).toBeVisible();
  },
});

/** A visitor chooses between login and registration; the login comes back here. */
export const LoginOrRegister = meta.story({
  name: 'Login or register',
  parameters: { covers: ['R-227', 'M-30'] },
  globals: { stage: 'visitor' },
  play: async ({ canvas }) => {
    // The browser's own click: the dialog's program is waited for, which a click in `act` would not survive.
    (await canvas.findByRole('button', { name: 'LOGIN OR REGISTER' })).click();
    const dialog = await screen.findByRole('dialog', { name: 'Members see more' });
    await seen(within(dialog).getByRole('button', { name: 'Register' }));
    within(dialog).getByRole('button', { name: 'Login' }).click();
    await seen(await screen.findByRole('dialog', { name: 'WELCOME BACK' }));
  },
});

/** A visitor is invited to sign in and sees no filters. */
export const Visitor = meta.story({
  parameters: { covers: ['R-004', 'R-226', 'R-228'] },
  globals: { stage: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see line sheets and prices, and to order.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'New Brands' })).toBeVisible();
    await expect(canvas.queryByText('CATEGORIES')).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Brands recently visited' })).toBeNull();
  },
});

/** Brands under their letters; the index leads to each letter. */
export const Az = meta.story({
  name: 'A to Z',
  parameters: { covers: ['R-207', 'R-221'] },
  args: { address: '/brands?az=true' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'C' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'New Brands' })).toBeNull();
    const letters = within(canvas.getByRole('navigation', { name: 'Brands by letter' }));
    await userEvent.click(letters.getByRole('link', { name: 'L' }));
    await expect(await scrolledTo('letter-L')).toBe(true);
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
    await expect(await scrolledTo('letter-L')).toBe(true);
    // What was passed on the way is not read.
    await expect(asked).not.toHaveBeenCalledWith(10);
    await expect(asked.mock.calls.length).toBeLessThan(10);
  },
});

/** With the switch on, brands without a collection are listed apart. */
export const OnlyActive = meta.story({
  name: 'Only active brands',
  parameters: { covers: ['R-209', 'R-222', 'D-012'] },
  args: { address: '/brands?active=true' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Brands without active collections' })).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Active collections only' })).toBeChecked();
  },
});

/** Segments, categories and showrooms of the address are sent to the server. */
export const Filtered = meta.story({
  name: 'Filters in the address',
  parameters: { covers: ['R-005', 'R-211', 'R-212', 'R-219', 'D-011'] },
  args: { address: '/brands/women?categories=1,2&events=31' },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      mockCall(contract.brands.list, ({ query }) => {
        asked(query);
        return { status: 200, data: { data: { data: fixtures.brands.slice(0, 5) } } };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Women' })).toBeVisible();
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(
        expect.objectContaining({ segments: '13', categories: '1,2', showroom: '31' }),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull());
  },
});

/** The segments of an address, by their numbers, are chosen again. */
export const SegmentsByNumber = meta.story({
  name: 'Segments by number',
  parameters: { covers: ['R-007', 'R-210', 'K-21'] },
  args: { address: '/brands?segments=13,14,15,16' },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      mockCall(contract.brands.list, ({ query }) => {
        asked(query.segments);
        return { status: 200, data: { data: { data: fixtures.brands.slice(0, 5) } } };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('13,14,15,16'));
    await userEvent.click(await canvas.findByRole('button', { name: /SEGMENTS/ }));
    for (const name of ['Women', 'Men', 'Children', 'Home & Beauty'])
      await expect(await screen.findByRole('option', { name })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'Men' }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('13,15,16'));
    await userEvent.keyboard('{Escape}');
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

export const Empty = meta.story({
  name: 'Nothing found',
  parameters: { covers: ['R-208', 'R-223', 'X-049'] },
  args: { address: '/brands?search=zzz' },
  beforeEach: ({ msw }) => msw.use(mockCall(contract.brands.list, { status: 200, data: { data: { data: [] } } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No Brands Found')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Search brands' })).toHaveValue('zzz');
  },
});

/** A directory that cannot be loaded says the same as an empty one. */
export const Offline = meta.story({
  name: 'No connection',
  parameters: { covers: ['X-048'] },
  args: { address: '/brands?az=true' },
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.brands.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No Brands Found')).toBeVisible();
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
