import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { defaultHandlers, mockOffline } from '@vitrine/api/testing';
import { expect } from 'storybook/test';
import { frameChecked, seen, wholeShop } from '../../../testing/index.tsx';
import { waiting, first } from './Requests.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  parameters: { ...wholeShop.parameters, ...frameChecked },
  tags: ['!autodocs'],
  title: 'Screens/ConnectionRequests',
  args: { address: '/brands', viewer: 'approved' as const },
  globals: { stage: 'approved' },
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
