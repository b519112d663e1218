import preview from '#storybook/preview';
import { themes } from '@vitrine/tokens';
import type { Branding } from '@vitrine/tokens';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { visualModes } from '#storybook/modes';
import { withSeed } from '../model/brandDraft.ts';
import type { EditStyle } from '../panel/ChoiceField.tsx';
import { legibilityOf } from '../model/legible.ts';
import { Worn } from '../testing/Worn.fixture.tsx';
import { Report } from './Report.tsx';

const yellow: Branding = withSeed(themes.fjord, 'seeds.brand', '#ffff66');
const checked = (style: Branding) => ({ style, legibility: legibilityOf(style) });

const meta = preview.meta({
  title: 'White label/Studio/Report',
  component: Report,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  globals: { partner: 'vitrine', mode: 'light', locale: 'en' },
  args: { ...checked(themes.fjord), open: true, onToggle: fn(), onEdit: fn<EditStyle>() },
  render: (args) => (
    <Worn>
      <Report {...args} />
    </Worn>
  ),
});

export const Playground = meta.story({
  parameters: {
    chromatic: { disableSnapshot: false, modes: visualModes({ partners: ['vitrine'], modes: ['light'] }) },
  },
});

/** Closed, it says in one line whether everything is legible. */
export const Closed = meta.story({
  args: { open: false },
  play: async ({ args, canvas }) => {
    const summary = canvas.getByRole('button', { name: /^All 75 pairs legible.*every colour used as given$/ });
    await expect(summary).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(summary);
    await expect(args.onToggle).toHaveBeenCalledTimes(1);
  },
});

/** From what, to what and why, and alternatives that need no move. */
export const Moved = meta.story({
  name: 'Colour that moved',
  parameters: { covers: ['D-113'] },
  args: checked(yellow),
  play: async ({ args, canvas }) => {
    const moves = within(canvas.getByRole('region', { name: 'What was moved, and why' }));
    await expect(moves.getByText(/Brand #ffff66 could not be used/)).toBeVisible();
    const [first] = await moves.findAllByRole('button', { name: /^Use #[0-9a-f]{6}$/ });
    await userEvent.click(first as HTMLElement);
    await expect(args.onEdit).toHaveBeenCalledWith('take.seeds.brand', expect.any(Function));
  },
});

/** A coral can stay exactly as it is, as the accent. */
export const Coral = meta.story({
  name: 'Colour kept as the accent',
  parameters: { covers: ['D-113'] },
  args: checked(withSeed(themes.fjord, 'seeds.brand', '#ff7f6b')),
  play: async ({ args, canvas }) => {
    const moves = within(canvas.getByRole('region', { name: 'What was moved, and why' }));
    const [keep] = await moves.findAllByRole('button', { name: /^Accent, and #[0-9a-f]{6} becomes Brand$/ });
    await userEvent.click(keep as HTMLElement);
    const [, change] = (args.onEdit as ReturnType<typeof fn<EditStyle>>).mock.lastCall ?? [];
    await expect(change?.(args.style).seeds.accent).toBe('#ff7f6b');
  },
});

/** How many lines a row's name takes. */
const linesOf = (cell: Element): number => Math.round((cell.getBoundingClientRect().height - 12) / (12 * 1.35));

/** On a phone a pair takes two lines, with the needed ratio beside its name, and nothing overflows. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: checked(yellow),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pair', 'Light', 'Dark']);
    const names = within(table).getAllByRole('rowheader');
    await expect(names[0]).toHaveTextContent(/Needed (3|4\.5):1$/);
    await expect(Math.max(...names.map(linesOf))).toBeLessThanOrEqual(2);
  },
});

/** Lowest contrast first, in order, or only the pairs with a colour that moved. */
export const Order = meta.story({
  name: 'Order and filter',
  args: checked(yellow),
  play: async ({ canvas }) => {
    const rows = () => within(canvas.getByRole('table')).getAllByRole('rowheader');
    await expect(rows()).toHaveLength(75);
    await userEvent.click(canvas.getByRole('radio', { name: 'Moved only' }));
    await waitFor(() => expect(rows().length).toBeLessThan(75));
    for (const { parentElement } of rows()) await expect(parentElement).toHaveTextContent('moved');
    await userEvent.click(canvas.getByRole('radio', { name: 'In order' }));
    await expect(rows()[0]).toHaveTextContent(/^Text on Page/);
  },
});

/** Em português, num telefone. */
export const Portuguese = meta.story({
  name: 'Português, telefone',
  globals: { viewport: { value: 'phone' }, locale: 'pt-BR' },
  args: checked(yellow),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent(/ sobre .*Necessário/);
    await expect(canvas.getByText(/Marca #ffff66 não pôde/)).toBeVisible();
  },
});
