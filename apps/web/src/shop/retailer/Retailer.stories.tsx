import preview from '#storybook/preview';
import { defaultHandlers, fixtures } from '@vitrine/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const waiting = { ...fixtures, connections: [...fixtures.requests, ...fixtures.connections] };

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
