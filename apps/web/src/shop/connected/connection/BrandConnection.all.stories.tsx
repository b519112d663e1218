import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockOffline } from '@vitrine/api/testing';
import { expect, screen } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const slugOf = (id: number | undefined) =>
  [...fixtures.requests, ...fixtures.connections].find((one) => one.id === id)?.seller.slug;
const [outgoing, accepted, declined] = fixtures.connections.map(({ id }) => slugOf(id));

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/BrandConnection',
  args: { address: '/casa-marola', viewer: 'approved' as const },
  globals: { stage: 'approved' },
});

export const Pending = meta.story({
  name: 'Request pending',
  parameters: { covers: ['S-061'] },
  args: { address: `/${outgoing}` },
  play: async ({ canvas }) => seen(await canvas.findByRole('button', { name: 'REQUEST PENDING' })),
});

/** A connected retailer writes to the brand. */
export const Connected = meta.story({
  parameters: { covers: ['S-058'] },
  args: { address: `/${accepted}` },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'SEND MESSAGE' });
    await expect(link).toHaveAttribute('href', `/messages/${fixtures.connections[1]?.seller.id}`);
  },
});

/** A declined retailer may ask again. */
export const Declined = meta.story({
  parameters: { covers: ['D-099'] },
  args: { address: `/${declined}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'connect' }));
    await seen(await canvas.findByRole('textbox', { name: 'Your message' }));
  },
});

/** A lookup that fails says nothing: the page is shown without the button. */
export const Unreadable = meta.story({
  name: 'Failed lookup',
  parameters: { covers: ['X-042', 'D-144'] },
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.connections.find)),
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Casa Marola' }));
    await expect(canvas.queryByRole('button', { name: 'connect' })).toBeNull();
    await expect(canvas.queryByText('Connection failed')).toBeNull();
  },
});

/** A visitor is asked to sign in. */
export const Visitor = meta.story({
  name: 'Visitor signs in first',
  parameters: { covers: ['D-002', 'S-059'] },
  globals: { stage: 'visitor' },
  args: { viewer: 'visitor' },
  play: async ({ canvas }) => {
    // The browser's own click: a click in `act` waits for the dialog's program and never sees it.
    (await canvas.findByRole('button', { name: 'REQUEST CONNECTION' })).click();
    await seen(await screen.findByRole('dialog', { name: 'WELCOME BACK' }));
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
