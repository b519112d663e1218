import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall, mockOffline } from '@vitrine/api/testing';
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
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Lume' })).toBeVisible();
    const cleared = within(await canvas.findByRole('navigation', { name: 'You are here' }));
    await expect(await cleared.findByRole('link', { name: 'Our Brands' })).toBeInTheDocument();
    await expect(cleared.queryByRole('link', { name: 'Dresses and Swimwear' })).toBeNull();
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
    await waitFor(() => expect(isScrolledTo('letter-L')).toBe(true));
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

export const Empty = meta.story({
  name: 'Nothing found',
  parameters: { covers: ['R-208', 'R-223', 'X-049'] },
  args: { address: '/brands?search=zzz' },
  beforeEach: ({ msw }) => msw.use(mockCall(contract.brands.list, { status: 200, data: { data: { data: [] } } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No Brands Found')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Search brands' })).toHaveValue('zzz');
    await expect(canvas.getByText(/^No brand is called “zzz” or sells it\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'SEE ALL BRANDS' })).toHaveAttribute('href', '/brands?az=true');
  },
});

/** Brands that sell what was typed follow those that are called so, and their cards say what it is. */
export const Selling = meta.story({
  name: 'What brands sell',
  parameters: { covers: ['R-208', 'R-213'] },
  args: { address: '/brands?search=linen' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.brands.list, () => {
        const [called, selling, other] = fixtures.brands.map((brand) => ({ ...brand, matched: [] as string[] }));
        if (!called || !selling || !other) throw new Error('There are too few brands.');
        const data = [
          { ...called, name: 'Linen Folk' },
          { ...selling, matched: ['Linen', '100% linen'] },
          { ...other, matched: ['Linen Wrap Dress'] },
        ];
        return { status: 200, data: { data: { data, letters: [{ letter: 'L', count: 1 }], selling: 2 } } };
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Brands that sell “linen”' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Linen Folk');
    await expect(canvas.getByText('Sells Linen, 100% linen')).toBeVisible();
    await expect(canvas.getByText('Sells Linen Wrap Dress')).toBeVisible();
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
