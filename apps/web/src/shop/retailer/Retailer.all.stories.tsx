import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const [outgoing, accepted, declined] = fixtures.connections.slice(3).map(({ buyer }) => buyer.id);

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Retailer',
  args: { address: '/buyers/201', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

/** Without a welcome text the request is sent at once. */
export const Asks = meta.story({
  name: 'No welcome text',
  parameters: { covers: ['S-054', 'S-059'] },
  args: { address: '/buyers/203' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'REQUEST CONNECTION' }));
    await seen(await canvas.findByRole('button', { name: 'REQUEST PENDING' }));
  },
});

/** A request that failed closes the dialog and says so at the button. */
export const FailedRequest = meta.story({
  parameters: { covers: ['X-041'] },
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.connections.request)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'REQUEST CONNECTION' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send the request' }));
    await seen(await canvas.findByText('Connection failed'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Pending = meta.story({
  name: 'Request pending',
  parameters: { covers: ['S-061'] },
  args: { address: `/buyers/${outgoing}` },
  play: async ({ canvas }) => seen(await canvas.findByRole('button', { name: 'REQUEST PENDING' })),
});

export const Connected = meta.story({
  args: { address: `/buyers/${accepted}` },
  play: async ({ canvas }) => seen(await canvas.findByText('CONNECTED')),
});

/** A declined brand goes on reading REQUEST PENDING. */
export const Declined = meta.story({
  parameters: { covers: ['S-062'] },
  args: { address: `/buyers/${declined}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'REQUEST PENDING' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const Missing = meta.story({
  name: 'Unknown retailer',
  args: { address: '/buyers/999' },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: "We don't know this retailer" }));
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Find Retailers' })).toHaveAttribute(
      'href',
      '/buyers',
    );
  },
});

export const NoNumber = meta.story({
  name: 'Address without a number',
  args: { address: '/buyers/somebody' },
  play: async ({ canvas }) => seen(await canvas.findByRole('heading', { name: "We don't know this retailer" })),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(contract.retailers.page)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.retailers.page)),
  play: async ({ canvas }) => seen(await canvas.findByRole('button', { name: 'Try again' })),
});

/** A retailer is sent to the brands. */
export const Buyer = meta.story({
  name: 'Retailer is redirected',
  parameters: { covers: ['P-056'] },
  args: { viewer: 'approved' },
  globals: { stage: 'approved' },
  play: async ({ canvas }) => seen(await canvas.findByRole('heading', { level: 1, name: 'Brands' })),
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
