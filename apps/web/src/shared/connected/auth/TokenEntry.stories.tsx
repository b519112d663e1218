import preview from '#storybook/preview';
import { defaultHandlers, fixtures } from '@vitrine/api/testing';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Token entry',
  args: { address: '/', viewer: 'visitor' as const, kept: { temporaryToken: 'from-a-link' } },
});

/** A visitor who follows a link with a token sees that they are being signed in, and goes on. */
export const Playground = meta.story({
  name: 'Signing in',
  parameters: { covers: ['R-055', 'S-024', 'S-025', 'S-027'] },
  args: { kept: { temporaryToken: 'from-a-link', loginTarget: '/whoweare' } },
  beforeEach: ({ msw }) => msw.use(...defaultHandlers({ member: fixtures.members.approved })),
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Signing you in' }));
    await seen(await canvas.findByRole('heading', { level: 1, name: /We bring the maker/ }));
  },
});
