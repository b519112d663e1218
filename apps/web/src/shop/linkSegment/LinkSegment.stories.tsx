import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockPending } from '@vitrine/api/testing';
import { expect } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/LinkSegment',
  args: { address: '/vincular/resort', viewer: 'approved' as const },
});

/** Says what happens while the retailer is linked; the brands follow. */
export const Playground = meta.story({
  name: 'Linking to a segment',
  parameters: { covers: ['R-039', 'R-131'] },
  beforeEach: ({ msw }) => msw.use(mockPending(contract.events.link)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Linking you to Resort' })).toBeVisible();
    await seen(canvas.getByText('Salão Tropical'));
  },
});
