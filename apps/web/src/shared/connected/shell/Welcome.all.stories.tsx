import preview from '#storybook/preview';
import { expect, screen, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';
import { newcomer } from './Welcome.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Welcome',
  args: { address: '/brands', viewer: 'approved' as const },
});

/** An account without a carrier names none. */
export const NoCarrier = meta.story({
  parameters: { covers: ['D-054'] },
  args: { address: '/casa-marola', account: { carrier_name: '' } },
  beforeEach: ({ msw }) => msw.use(...newcomer({ welcome_msg: false, brand_tips_msg: true })),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Welcome, Ana' });
    await seen(within(dialog).getByText('Pre-orders wait for the brand'));
    await expect(within(dialog).queryByText(/global partner/)).toBeNull();
  },
});
