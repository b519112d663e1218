import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';
import { tiles, asked, search } from './Retailers.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Retailers',
  args: { address: '/buyers', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

/** A second after the last key the search is sent, once. */
export const SearchRests = meta.story({
  name: 'Search after a pause',
  parameters: { covers: ['R-342', 'K-47'] },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(search);
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('link', { name: 'Loja Aurora' });
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search retailers' }), 'nord');
    const typed = performance.now();
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('nord'));
    await expect(performance.now() - typed).toBeGreaterThan(900);
    await waitFor(() => expect(tiles(canvasElement)).toHaveLength(2));
    await expect(asked.mock.calls).toEqual([[undefined], ['nord']]);
  },
});

export const Nobody = meta.story({
  name: 'No retailers found',
  args: { address: '/buyers?search=nobody' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await seen(await canvas.findByText('No Retailers Found'));
    const main = within(canvas.getByRole('main'));
    await userEvent.click(main.getAllByRole('button', { name: 'Clear filters' }).at(-1) ?? canvasElement);
    await waitFor(() => expect(tiles(canvasElement)).toHaveLength(27));
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(contract.retailers.list)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.retailers.list)),
  play: async ({ canvas }) => seen(await canvas.findByRole('button', { name: 'Try again' })),
});

/** A retailer is sent to the brands. */
export const Buyer = meta.story({
  name: 'Retailer is redirected',
  parameters: { covers: ['P-038', 'P-039', 'P-056'] },
  args: { viewer: 'approved' },
  globals: { stage: 'approved' },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Brands' }));
    await expect(canvas.queryByRole('link', { name: 'Find Retailers' })).toBeNull();
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
