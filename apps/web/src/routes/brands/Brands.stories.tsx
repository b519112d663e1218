import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, fn, screen, waitFor } from 'storybook/test';
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
  parameters: { covers: ['R-202', 'R-203', 'R-204', 'R-205', 'R-206', 'R-215', 'R-216', 'R-217', 'R-218', 'R-220'] },
  play: async ({ canvas }) => {
    for (const name of ['New Brands', 'Featured Brands', 'Brands recently visited']) {
      await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'SEE ALL BRANDS' })).toHaveAttribute('href', '/brands?az=true');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'A-Z' })).toBeVisible();
    for (const name of [/SEGMENTS/, /CATEGORIES/, /SHOWROOMS/])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Active collections only' })).not.toBeChecked();
  },
});

/** A visitor is invited to sign in and sees no filters. */
export const Visitor = meta.story({
  parameters: { covers: ['R-226', 'R-228'] },
  globals: { stage: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see collections, prices and delivery windows.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'New Brands' })).toBeVisible();
    await expect(canvas.queryByText('CATEGORIES')).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Brands recently visited' })).toBeNull();
  },
});

/** Brands under their letters. */
export const Az = meta.story({
  name: 'A to Z',
  parameters: { covers: ['R-207'] },
  args: { address: '/brands?az=true' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'C' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'New Brands' })).toBeNull();
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
