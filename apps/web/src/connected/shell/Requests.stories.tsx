import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { defaultHandlers, fixtures, mockOffline } from '@vitrine/api/testing';
import { expect, waitFor, within } from 'storybook/test';
import { frameChecked, seen, wholeShop } from '../../testing/index.tsx';

const waiting = { ...fixtures, connections: [...fixtures.requests, ...fixtures.connections] };
const [first, second] = fixtures.requests.map(({ seller }) => seller.name);

const meta = preview.meta({
  ...wholeShop,
  parameters: { ...wholeShop.parameters, ...frameChecked },
  tags: ['!autodocs'],
  title: 'Screens/ConnectionRequests',
  args: { address: '/brands', viewer: 'approved' as const },
  globals: { stage: 'approved' },
});

/** The header says how many requests wait, and answers them in place. */
export const Playground = meta.story({
  name: 'Requests in the header',
  parameters: { covers: ['R-149', 'A-047', 'A-048', 'A-049'] },
  beforeEach: ({ msw }) => msw.use(...defaultHandlers({ fixtures: waiting })),
  play: async ({ canvas, userEvent }) => {
    const icon = await canvas.findByRole('button', { name: 'Connection requests, 2 wait for your answer' });
    await userEvent.click(icon);
    await expect(icon).toHaveAttribute('aria-expanded', 'true');
    const panel = within(canvas.getByRole('region', { name: 'Connection requests' }));
    await expect(panel.getByRole('link', { name: 'See all connections' })).toHaveAttribute('href', '/connections');
    await userEvent.click(panel.getByRole('button', { name: `ACCEPT, ${first}` }));
    await seen(await canvas.findByRole('button', { name: 'Connection requests, 1 waits for your answer' }));
    await expect(panel.queryByRole('article', { name: first })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: `DECLINE, ${second}` }));
    await seen(await panel.findByText('You have answered every request.'));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Connection requests' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Connection requests' })).toBeNull());
  },
});

export const Failed = meta.story({
  name: 'Failed answer',
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.connections.accept), ...defaultHandlers({ fixtures: waiting })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Connection requests/ }));
    await userEvent.click(canvas.getByRole('button', { name: `ACCEPT, ${first}` }));
    await seen(await canvas.findByText('Connection failed'));
  },
});

/** Nothing waits: the icon is absent, and the menu leads to the connections. */
export const None = meta.story({
  name: 'No requests',
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('link', { name: /^Cart/ }));
    await expect(canvas.queryByRole('button', { name: /^Connection requests/ })).toBeNull();
  },
});

export const Portuguese = meta.story({
  name: 'pt-BR',
  globals: { locale: 'pt-BR' },
  beforeEach: ({ msw }) => msw.use(...defaultHandlers({ fixtures: waiting })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Pedidos de conexão, 2 esperam/ }));
    await seen(await canvas.findByRole('button', { name: `ACEITAR, ${first}` }));
  },
});
