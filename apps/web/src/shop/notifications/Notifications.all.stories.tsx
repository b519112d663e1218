import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Notifications',
  args: { address: '/notifications', viewer: 'approved' as const },
  globals: { stage: 'approved' },
});

export const All = meta.story({
  name: 'Mark all as read',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Mark/ })).toBeNull());
    await seen(await canvas.findByRole('link', { name: 'Notifications' }));
  },
});

/** Brands hear of orders, requests and messages. */
export const Seller = meta.story({
  name: 'Brand',
  globals: { stage: 'seller' },
  args: { viewer: 'seller' },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('link', { name: /Loja Aurora has sent order #950\./ }));
    await expect(canvas.getByRole('link', { name: 'Choose what you hear about' })).toHaveAttribute('href', '/account');
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    const meta = { last_page: 1, total: 0, unread: 0, until: '2026-11-23T12:00:00-03:00' };
    msw.use(mockCall(contract.notifications.list, { status: 200, data: { data: [], meta } }));
  },
  play: async ({ canvas }) => seen(await canvas.findByText('Nothing has happened yet')),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(contract.notifications.list)) });

/** The list did not come: it can be asked for again. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.notifications.list)),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('We could not get your notifications'));
    await expect(canvas.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-disabled');
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
