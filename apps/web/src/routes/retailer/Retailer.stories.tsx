import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { defaultHandlers, fixtures, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const waiting = { ...fixtures, connections: [...fixtures.requests, ...fixtures.connections] };
const [outgoing, accepted, declined] = fixtures.connections.slice(3).map(({ buyer }) => buyer.id);
const asking = fixtures.requests[2]?.buyer;

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Retailer',
  args: { address: '/buyers/201', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

/** Trail, name, places, year, text and links. */
export const Playground = meta.story({
  name: 'Retailer',
  parameters: { covers: ['R-041', 'R-347', 'R-348', 'R-349', 'R-350', 'R-351', 'D-108', 'A-110'] },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Loja Aurora' }));
    await waitFor(() => expect(document.title).toMatch(/^Loja Aurora \| /));
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Find retailers' })).toHaveAttribute('href', '/buyers');
    await expect(main.getByText(/^\w+ and /)).toBeVisible();
    await expect(main.getByText('1998')).toBeVisible();
    await expect(main.getByText(/Two floors by the harbour/)).toBeVisible();
    for (const name of ['Facebook', 'Instagram', 'Website'])
      await expect(main.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  },
});

/** A brand reads the retailer's words first; closing them sends the request. */
export const Welcome = meta.story({
  name: 'Welcome text first',
  parameters: { covers: ['S-066', 'M-29', 'D-020', 'S-059', 'S-061', 'A-070'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'REQUEST CONNECTION' }));
    const dialog = await screen.findByRole('dialog', { name: 'A message from Loja Aurora' });
    await seen(within(dialog).getByText(/Tell us which towns you sell in/));
    await userEvent.keyboard('{Escape}');
    await seen(await canvas.findByRole('button', { name: 'REQUEST PENDING' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
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

/** The retailer has asked: the brand accepts. */
export const Accepts = meta.story({
  name: 'Brand accepts',
  parameters: { covers: ['S-060', 'S-055', 'S-057'] },
  args: { address: `/buyers/${asking?.id}` },
  beforeEach: ({ msw }) => msw.use(...defaultHandlers({ fixtures: waiting, member: fixtures.members.seller })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ACCEPT CONNECTION' }));
    await seen(await canvas.findByText('CONNECTED'));
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
