import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect } from 'storybook/test';
import { wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/WhoWeAre',
  args: { address: '/whoweare', viewer: 'visitor' as const },
});

/** Without pictures, values and partners the page is still one. */
export const Bare = meta.story({
  name: 'Only a title',
  beforeEach: ({ msw }) => {
    const { whoweare } = fixtures.whoWeAre;
    const story = { ...whoweare, main_image: null, banner: null, our_values_text_1: '', our_values_text_2: '' };
    msw.use(mockCall(contract.pages.whoWeAre, { status: 200, data: { whoweare: story, partners: [] } }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Our partners' })).toBeNull();
  },
});

/** An account that tells nothing about itself has no such page. */
export const None = meta.story({
  name: 'No story',
  beforeEach: ({ msw }) =>
    msw.use(mockCall(contract.pages.whoWeAre, { status: 404, data: { message: 'Not found.', detail: 'Not found.' } })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'There is nothing at this address' }),
    ).toBeVisible();
  },
});

export const Pending = meta.story({
  name: 'Loading',
  beforeEach: ({ msw }) => msw.use(mockPending(contract.pages.whoWeAre)),
});

/** Without a connection the page says so and can be loaded again. */
export const Offline = meta.story({
  name: 'No connection',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.pages.whoWeAre)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
