import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall, mockOffline } from '@vitrine/api/testing';
import { expect } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Newsletter',
  args: { address: '/newsletter/confirm/secret-of-the-mail', viewer: 'visitor' as const },
});

/** A link that was used says so. */
export const Spent = meta.story({
  name: 'Link was used',
  beforeEach: ({ msw }) => {
    const message = 'This link is no longer valid. Please subscribe again.';
    const data = { message, detail: message, errors: { token: [message] } };
    msw.use(mockCall(contract.landing.confirmSubscription, { status: 422, data }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await seen(await canvas.findByText(/This link is no longer valid/));
  },
});

/** The link of every newsletter ends the subscription with one press. */
export const Unsubscribe = meta.story({
  args: { address: '/newsletter/unsubscribe/secret-of-the-mail' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unsubscribe' }));
    await seen(await canvas.findByText(/You are no longer on our list/));
  },
});

/** The link of a daily mail ends these mails. */
export const Digest = meta.story({
  name: 'Daily mails',
  parameters: { covers: ['D-018'] },
  args: { address: '/newsletter/digest/secret-of-the-mail' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End daily mails' }));
    await seen(await canvas.findByText(/You get no more daily mails/));
  },
});

/** Without a connection the press can be repeated. */
export const Offline = meta.story({
  name: 'No connection',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.landing.confirmSubscription)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await seen(await canvas.findByText(/The server could not be reached/));
    await expect(canvas.getByRole('button', { name: 'Confirm' })).not.toHaveAttribute('aria-disabled');
  },
});
