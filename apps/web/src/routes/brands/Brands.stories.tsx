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

export const Highlights = meta.story({
  name: 'New, featured and recently visited brands, and the way to all (R-203…R-206)',
  play: async ({ canvas }) => {
    for (const name of ['New Brands', 'Featured Brands', 'Brands recently visited']) {
      await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'SEE ALL BRANDS' })).toHaveAttribute('href', '/brands?az=true');
  },
});

export const Visitor = meta.story({
  name: 'A visitor is invited to sign in and sees no filters (R-226…R-228)',
  globals: { stage: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see collections, prices and delivery windows.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'New Brands' })).toBeVisible();
    await expect(canvas.queryByText('CATEGORIES')).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Brands recently visited' })).toBeNull();
  },
});

export const Az = meta.story({
  name: 'A to Z: brands under their letters (R-207, R-221)',
  args: { address: '/brands?az=true' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'C' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'New Brands' })).toBeNull();
  },
});

export const OnlyActive = meta.story({
  name: 'With the switch on, brands without a collection stand apart (R-222, R-223, D-012)',
  args: { address: '/brands?active=true' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Brands without active collections' })).toBeVisible();
  },
});

export const Filtered = meta.story({
  name: 'Segments, categories and showrooms of the address are asked for (R-208…R-212, D-011)',
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Women' })).toBeVisible();
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(
        expect.objectContaining({ segments: '13', categories: '1,2', showroom: '31' }),
      ),
    );
  },
});

export const Suggested = meta.story({
  name: 'Brands are offered while one types (R-213, R-214, A-052)',
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Search brands' });
    await userEvent.type(field, 'lume');
    await seen(await screen.findByRole('option', { name: 'Lume' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await expect(field).toHaveValue('lume');
  },
});

export const Searched = meta.story({
  name: 'Enter searches brands by name (R-213)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Search brands' }), 'lume{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'L' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'New Brands' })).toBeNull();
  },
});

export const Empty = meta.story({
  name: 'Nothing found is said plainly (X-048)',
  args: { address: '/brands?search=zzz' },
  beforeEach: ({ msw }) => msw.use(mockCall(contract.brands.list, { status: 200, data: { data: { data: [] } } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No Brands Found')).toBeVisible();
  },
});

export const Offline = meta.story({
  name: 'A directory that cannot be read says the same as an empty one (X-049)',
  args: { address: '/brands?az=true' },
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.brands.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No Brands Found')).toBeVisible();
  },
});

export const Pending = meta.story({
  name: 'Tiles stand in for brands that are on their way',
  beforeEach: ({ msw }) =>
    msw.use(
      mockPending(contract.brands.newest),
      mockPending(contract.brands.featured),
      mockPending(contract.brands.recentlyVisited),
    ),
});
