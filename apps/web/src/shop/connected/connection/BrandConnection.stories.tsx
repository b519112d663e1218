import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { defaultHandlers, fixtures, mockOffline } from '@vitrine/api/testing';
import { expect, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const waiting = { ...fixtures, connections: [...fixtures.requests, ...fixtures.connections] };

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/BrandConnection',
  args: { address: '/casa-marola', viewer: 'approved' as const },
  globals: { stage: 'approved' },
});

/** A retailer asks in the brand's header and goes on to the chat. */
export const Playground = meta.story({
  name: 'Retailer asks',
  parameters: { covers: ['S-063', 'S-054', 'S-065', 'A-069', 'A-071'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'connect' }));
    await seen(await canvas.findByRole('region', { name: 'Messages with Casa Marola' }));
  },
});

/** A brand has asked: the retailer accepts in the header. */
export const Accepts = meta.story({
  name: 'Retailer accepts',
  parameters: { covers: ['S-064', 'S-055', 'A-048'] },
  args: { address: `/${fixtures.requests[0]?.seller.slug}` },
  beforeEach: ({ msw }) => msw.use(...defaultHandlers({ fixtures: waiting })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept connection' }));
    await seen(await canvas.findByRole('link', { name: 'SEND MESSAGE' }));
  },
});

/** 'Connection failed' shows for two seconds; the button stays. */
export const Failed = meta.story({
  name: 'Failed request',
  parameters: { covers: ['X-041', 'K-49'] },
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.connections.requestBrand)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'connect' }));
    await seen(await canvas.findByText('Connection failed'));
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByText('Connection failed')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'connect' })).not.toHaveAttribute('aria-disabled');
  },
});

/** A brand sees no button on its own page. */
export const OwnBrand = meta.story({
  name: 'Own page of a brand',
  parameters: { covers: ['R-173'] },
  globals: { stage: 'seller' },
  args: { viewer: 'seller' },
  play: async ({ canvas, canvasElement }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Casa Marola' }));
    await expect(canvasElement.querySelector('[data-component=ConnectionButton]')).toBeNull();
  },
});
