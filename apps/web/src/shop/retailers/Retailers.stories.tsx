import preview from '#storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';
import { tiles, asked, search } from './Retailers.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Retailers',
  args: { address: '/buyers', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

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

/** A letter narrows the list; pressed again it is cleared. # is for names that do not start with A to Z. 'Filters' hides the letters. */
export const Letters = meta.story({
  name: 'By first letter',
  parameters: { covers: ['R-339', 'R-340', 'R-344', 'D-109'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('link', { name: 'Loja Aurora' });
    await userEvent.click(canvas.getByRole('button', { name: '#' }));
    await waitFor(() => expect(tiles(canvasElement)).toHaveLength(1));
    await seen(canvas.getByRole('link', { name: '1872 Mercearia' }));
    await userEvent.click(canvas.getByRole('button', { name: 'E' }));
    await seen(await canvas.findByRole('link', { name: 'Ébano' }));
    await userEvent.click(canvas.getByRole('button', { name: 'E', pressed: true }));
    await waitFor(() => expect(tiles(canvasElement)).toHaveLength(27));
    const letter = canvas.getByRole('button', { name: '#' });
    await seen(letter);
    await userEvent.click(canvas.getByText('Filters', { selector: 'summary' }));
    await waitFor(() => expect(letter).not.toBeVisible());
    await userEvent.click(canvas.getByText('Filters', { selector: 'summary' }));
    await seen(letter);
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
    await waitFor(() => {
      const { length } = tiles(canvasElement);
      return expect(length > 0 && length < 27).toBe(true);
    });
    for (const tile of tiles(canvasElement))
      await expect(within(tile).getByText(/Germany|Portugal/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(tiles(canvasElement)).toHaveLength(27));
  },
});

/** The search is sent by itself, or at once with Enter. */
export const Search = meta.story({
  parameters: { covers: ['R-342'] },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(search);
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('link', { name: 'Loja Aurora' });
    const field = canvas.getByRole('combobox', { name: 'Search retailers' });
    await userEvent.type(field, 'nord');
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('nord'));
    await waitFor(() => expect(tiles(canvasElement)).toHaveLength(2));
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
