import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall, mockOffline, mockPending } from '@vitrine/api/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Retailers',
  args: { address: '/buyers', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

const tiles = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLElement>('[data-component=RetailerTile]'),
];

/** Twenty-seven retailers a page; each tile leads to its retailer. */
export const Playground = meta.story({
  name: 'Find Retailers',
  parameters: { covers: ['R-040', 'R-338', 'R-343', 'R-346', 'K-41', 'P-040', 'D-063'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: 'Find Retailers' }));
    await waitFor(() => expect(document.title).toMatch(/^Find Retailers \| /));
    const link = await canvas.findByRole('link', { name: 'Loja Aurora' });
    await expect(link).toHaveAttribute('href', '/buyers/201');
    await expect(tiles(canvasElement)).toHaveLength(27);
    await expect(canvas.getByText('31 retailers')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(tiles(canvasElement)).toHaveLength(4));
  },
});

/** A letter narrows the list; pressed again it is cleared. # is for names that do not start with A to Z. */
export const Letters = meta.story({
  name: 'By first letter',
  parameters: { covers: ['R-339', 'R-340', 'D-109'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('link', { name: 'Loja Aurora' });
    await userEvent.click(canvas.getByRole('button', { name: '#' }));
    await waitFor(() => expect(tiles(canvasElement)).toHaveLength(1));
    await seen(canvas.getByRole('link', { name: '1872 Mercearia' }));
    await userEvent.click(canvas.getByRole('button', { name: 'E' }));
    await seen(await canvas.findByRole('link', { name: 'Ébano' }));
    await userEvent.click(canvas.getByRole('button', { name: 'E', pressed: true }));
    await waitFor(() => expect(tiles(canvasElement)).toHaveLength(27));
  },
});

/** Several locations at once. */
export const Locations = meta.story({
  parameters: { covers: ['R-341', 'A-109'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('link', { name: 'Loja Aurora' });
    await userEvent.click(canvas.getByRole('button', { name: /LOCATIONS/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Germany' }));
    await userEvent.click(screen.getByRole('option', { name: 'Portugal' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tiles(canvasElement).length).toBeLessThan(27));
    for (const tile of tiles(canvasElement))
      await expect(within(tile).getByText(/Germany|Portugal/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(tiles(canvasElement)).toHaveLength(27));
  },
});

const asked = fn();

/** The search is sent a second after the last key, or at once with Enter. */
export const Search = meta.story({
  parameters: { covers: ['R-342', 'K-47'] },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      mockCall(contract.retailers.list, ({ query }) => {
        asked(query.search);
        const data = fixtures.retailers
          .filter(({ name }) => name.toLowerCase().includes(query.search ?? ''))
          .slice(0, 27);
        return { status: 200, data: { data, meta: { total: data.length } } };
      }),
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('link', { name: 'Loja Aurora' });
    const field = canvas.getByRole('combobox', { name: 'Search retailers' });
    await userEvent.type(field, 'nord');
    const typed = performance.now();
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('nord'));
    await expect(performance.now() - typed).toBeGreaterThan(900);
    await waitFor(() => expect(tiles(canvasElement)).toHaveLength(2));
    await expect(asked.mock.calls).toEqual([[undefined], ['nord']]);
    await userEvent.clear(field);
    await userEvent.type(field, 'sundry{Enter}');
    await seen(await canvas.findByRole('link', { name: 'Sundry' }));
  },
});

/** The address restores page, locations, letter and search. */
export const Restored = meta.story({
  name: 'Restored from the address',
  parameters: { covers: ['R-345'] },
  args: { address: '/buyers?page=1&locations=8&letter=M&search=mai' },
  play: async ({ canvas, canvasElement }) => {
    await seen(await canvas.findByRole('button', { name: 'M', pressed: true }));
    await expect(canvas.getByRole('combobox', { name: 'Search retailers' })).toHaveValue('mai');
    await seen(await canvas.findByRole('button', { name: 'Remove United States' }));
    await waitFor(() => expect(tiles(canvasElement)).toHaveLength(1));
    await seen(canvas.getByRole('link', { name: 'Maison Peltier' }));
  },
});

/** 'Filters' shows and hides the filters. */
export const Toggle = meta.story({
  name: 'Filters toggle',
  parameters: { covers: ['R-344'] },
  play: async ({ canvas, userEvent }) => {
    const letter = await canvas.findByRole('button', { name: '#' });
    await seen(letter);
    await userEvent.click(canvas.getByText('Filters', { selector: 'summary' }));
    await waitFor(() => expect(letter).not.toBeVisible());
    await userEvent.click(canvas.getByText('Filters', { selector: 'summary' }));
    await seen(letter);
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
