import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { wholeShop } from '../../testing/index.tsx';
import { marked, recent } from './Favorites.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Favorites',
  args: { address: '/favorites', viewer: 'approved' as const, kept: { pricelists: '{"casa-marola":1}' } },
});

/** What the company marked, its line sheets, and what this person saw last. A heart that is pressed again takes its product out. */
export const Playground = meta.story({
  name: 'Favourites of a retailer',
  parameters: { covers: ['R-238'] },
  beforeEach: ({ msw }) => msw.use(recent),
  play: async ({ canvas, userEvent }) => {
    const heart = await canvas.findByRole('button', { name: `${marked.name} is a favourite` });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('link', { name: 'Resort 27, Casa Marola: 3 favourites' })).toHaveAttribute(
      'href',
      '/createmyownlist/41?select=favorites',
    );
    await expect(await canvas.findByRole('region', { name: 'Recently seen' })).toBeInTheDocument();
    await userEvent.click(heart);
    await waitFor(() => expect(canvas.queryByRole('link', { name: marked.name })).toBeNull());
    await expect(canvas.getByText('2 products')).toBeVisible();
  },
});
