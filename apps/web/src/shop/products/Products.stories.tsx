import preview from '#storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { wholeShop } from '../../testing/index.tsx';
import { asked, answer } from './Products.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Products',
  args: { address: '/products', viewer: 'approved' as const },
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
