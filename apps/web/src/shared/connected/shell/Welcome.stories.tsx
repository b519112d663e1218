import preview from '#storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';
import { recorded, newcomer } from './Welcome.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Welcome',
  args: { address: '/brands', viewer: 'approved' as const },
});

/** A retailer is greeted at the first visit; closing it records that it was seen. */
export const Playground = meta.story({
  name: 'First visit',
  parameters: { covers: ['M-14', 'A-080', 'B-19'] },
  beforeEach: ({ msw }) => {
    recorded.mockClear();
    msw.use(...newcomer({ welcome_msg: true, brand_tips_msg: true }));
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Welcome, Ana' });
    await seen(within(dialog).getByText('Fill a cart for each brand'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'See the brands' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(recorded).toHaveBeenCalledWith(1));
    await expect(recorded).toHaveBeenCalledOnce();
  },
});

/** On the first page of a brand it tells how long an approval takes, and who carries the parcels. */
export const OnABrandPage = meta.story({
  name: 'First page of a brand',
  parameters: { covers: ['M-15', 'M-16', 'K-84', 'D-019', 'D-054'] },
  args: { address: '/casa-marola', account: { carrier_name: 'Correios' } },
  beforeEach: ({ msw }) => {
    recorded.mockClear();
    msw.use(...newcomer({ welcome_msg: false, brand_tips_msg: true }));
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Welcome, Ana' });
    await seen(within(dialog).getByText(/wait.* up to 3 business days/));
    await expect(within(dialog).getByText(/Correios is our global partner/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(recorded).toHaveBeenCalledWith(2));
  },
});
