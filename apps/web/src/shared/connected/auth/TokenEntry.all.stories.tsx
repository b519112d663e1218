import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { defaultHandlers, fixtures, mockCall, mockOffline } from '@vitrine/api/testing';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Token entry',
  args: { address: '/', viewer: 'visitor' as const, kept: { temporaryToken: 'from-a-link' } },
});

const unauthorized = { status: 401, data: { message: 'Sign in.', detail: 'Sign in.' } } as const;
const approved = { status: 200, data: { stage: 'approved' } } as const;
const sent = fn();

/** The screen stays for a second, so that it can be read. */
export const Readable = meta.story({
  name: 'Signing in takes a second',
  parameters: { covers: ['K-03'] },
  args: { kept: { temporaryToken: 'from-a-link', loginTarget: '/whoweare' } },
  beforeEach: ({ msw }) => msw.use(...defaultHandlers({ member: fixtures.members.approved })),
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Signing you in' }));
    const start = performance.now();
    await seen(await canvas.findByRole('heading', { level: 1, name: /We bring the maker/ }));
    await expect(performance.now() - start).toBeGreaterThan(700);
  },
});

/** A token that is good once is exchanged like a refresh token. */
export const OneUse = meta.story({
  name: 'One-use token',
  parameters: { covers: ['S-026', 'B-02'] },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    let refused = 0;
    msw.use(
      mockCall(contract.auth.me, () => (refused++ === 0 ? unauthorized : approved)),
      mockCall(contract.auth.refresh, ({ body }) => {
        sent(body.refresh_token);
        return { status: 200, data: fixtures.tokens };
      }),
      ...defaultHandlers({ member: fixtures.members.approved }),
    );
  },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Brands' }));
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith('from-a-link');
  },
});

/** A token that does not work leads to the front page, which asks for the login. */
export const Refused = meta.story({
  name: 'Used or expired token',
  parameters: { covers: ['S-028'] },
  args: { kept: { temporaryToken: 'from-a-link', loginTarget: '/order', brandSlug: 'lume' } },
  beforeEach: ({ msw }) =>
    msw.use(mockCall(contract.auth.me, unauthorized), mockCall(contract.auth.refresh, unauthorized)),
  play: async () => {
    await seen(await screen.findByRole('dialog', { name: 'WELCOME BACK' }));
    await waitFor(() => expect(document.querySelector('[data-component=Hero]')).not.toBeNull());
  },
});

/** Without a connection the token is kept, and another try uses it. */
export const Offline = meta.story({
  name: 'Server not reached',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.auth.me)),
  play: async ({ canvas, msw, userEvent }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: 'We couldn’t sign you in' }));
    msw.use(...defaultHandlers({ member: fixtures.members.approved }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Brands' }));
  },
});
