import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';
import { marked, others, recent } from './Favorites.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Favorites',
  args: { address: '/favorites', viewer: 'approved' as const, kept: { pricelists: '{"casa-marola":1}' } },
});

const [second] = others;

/** A change that the server refuses is taken back, and says why. */
export const Refused = meta.story({
  name: 'Change is refused',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.favorites.remove)),
  play: async ({ canvas, userEvent }) => {
    const heart = await canvas.findByRole('button', { name: `${marked.name} is a favourite` });
    await userEvent.click(heart);
    await seen(await screen.findByText(/^We could not change your favourites: /));
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  },
});

/** Two ticks lead to the comparison. */
export const Ticked = meta.story({
  name: 'Ticked to compare',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Compare ${marked.name}` }));
    const bar = within(canvas.getByRole('region', { name: 'Products to compare' }));
    await expect(bar.getByText('Tick one more.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: `Compare ${second?.name}` }));
    await expect(bar.getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      `/compare?products=${marked.id},${second?.id}`,
    );
  },
});

export const Empty = meta.story({
  name: 'No favourites',
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.favorites.list, {
        status: 200,
        data: { results: [], pagination: { count: 0, num_pages: 0 }, meta: { collections: [] } },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No favourites yet')).toBeVisible();
  },
});

/** Before the approval prices are RESTRICTED here too, and one press says why. */
export const InReview = meta.story({
  name: 'Before approval',
  parameters: { covers: ['S-008'] },
  globals: { stage: 'in_review' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Why are prices restricted?')).toBeVisible();
  },
});

/** A brand has no favourites: it goes to the front page. */
export const Seller = meta.story({
  name: 'Seen by a brand',
  globals: { stage: 'seller' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 1 })[0]).not.toHaveTextContent('Favourites'));
  },
});

export const Portuguese = meta.story({ globals: { locale: 'pt-BR' }, beforeEach: ({ msw }) => msw.use(recent) });

export const Pending = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(contract.favorites.list)) });

/** Favourites that cannot be loaded can be loaded again. */
export const Offline = meta.story({
  name: 'No connection',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.favorites.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
