import preview from '#storybook/preview';
import { themes } from '@vitrine/tokens';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { firstLook } from './model/look.ts';
import { encodeFragment } from './model/share.ts';
import { atWork, hexOf, paint } from './testing/AtWork.fixture.tsx';
import type { BrandDraft } from './types.ts';

const meta = preview.meta({ ...atWork, title: 'White label/Studio/At work' });

/** A colour that had to move shows the reason, and one press takes one that need not. */
export const Alternatives = meta.story({
  name: 'Colour that moved',
  parameters: { covers: ['D-113'] },
  play: async ({ canvas }) => {
    await paint(canvas, '#ffff66');
    const summary = canvas.getByRole('button', { name: /pairs legible/ });
    await waitFor(() => expect(summary).toHaveTextContent('1 colour moved'));
    await waitFor(() => expect(canvas.getByText(/^Brand moved in \d roles\.$/)).toHaveAttribute('role', 'status'));
    await userEvent.click(summary);
    const moves = within(canvas.getByRole('region', { name: 'What was moved, and why' }));
    await expect(moves.getByText(/Brand #ffff66 could not be used/).closest('li')).toHaveTextContent(
      /where (3|4\.5):1 is needed/,
    );
    await userEvent.click((await moves.findAllByRole('button', { name: /^Use #[0-9a-f]{6}$/ }))[0] as HTMLElement);
    await waitFor(() => expect(summary).toHaveTextContent('every colour used as given'));
    await expect(canvas.getByRole('table').querySelectorAll('tbody tr')).toHaveLength(75);
  },
});

/** Two brandings side by side; changes go to the chosen one. */
export const Compared = meta.story({
  name: 'Two brandings',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await expect(canvas.getByRole('radio', { name: 'B' })).toBeChecked();
    await expect(canvas.getByText('Both sides are the same: nothing was changed yet.')).toBeVisible();
    await paint(canvas, '#800000');
    await waitFor(() => expect(canvas.queryByText(/Both sides are the same/)).toBeNull());
    await waitFor(() => expect(canvasElement.querySelectorAll('iframe').length).toBeGreaterThanOrEqual(2));
    await userEvent.click(canvas.getByRole('radio', { name: 'A · start' }));
    await expect(hexOf(canvas)).toHaveValue(themes.fjord.seeds.brand);
    await userEvent.click(canvas.getByRole('radio', { name: 'B' }));
    await expect(hexOf(canvas)).toHaveValue('#800000');
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await expect(canvas.queryByRole('radio', { name: 'A · start' })).toBeNull();
    await expect(hexOf(canvas)).toHaveValue(themes.fjord.seeds.brand);
  },
});

/** How much wider than its box the longest choice of a select is, in pixels. */
const overflowOf = (select: HTMLSelectElement): number => {
  const style = getComputedStyle(select);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.font = style.font;
  const widths = [...select.options].map(({ text }) => context.measureText(text).width);
  const room = select.clientWidth - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd);
  return Math.max(...widths) - room;
};

const expectWhole = async (canvas: ReturnType<typeof within>, name: string) =>
  expect(overflowOf(canvas.getByRole('combobox', { name }) as HTMLSelectElement)).toBeLessThanOrEqual(0);

/** Each choice of who looks, and with which colour vision, is shown in full. */
export const WholeChoices = meta.story({
  name: 'Choices in full',
  play: async ({ canvas }) => {
    await expectWhole(canvas, 'Seen by');
    await expectWhole(canvas, 'Colour vision');
  },
});

export const WholeChoicesInPortuguese = meta.story({
  name: 'Choices in full, português',
  globals: { partner: 'vitrine', mode: 'light', locale: 'pt-BR' },
  play: async ({ canvas }) => {
    await expectWhole(canvas, 'Visto por');
    await expectWhole(canvas, 'Visão de cores');
  },
});

const tropico: BrandDraft = { name: 'Trópico', style: themes.tropico, logo: null, logoDark: null };
const shared = encodeFragment([tropico], { ...firstLook('dark', 'pt-BR'), vision: 'tritanopia', widths: [768] });

/** A link brings the whole branding, its name and its view; the address follows each change. */
export const Shared = meta.story({
  name: 'Shared link',
  args: { fragment: shared },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Trópico');
    await expect(hexOf(canvas)).toHaveValue(themes.tropico.seeds.brand);
    await expect(canvas.getByRole('combobox', { name: 'Colour vision' })).toHaveValue('tritanopia');
    await expect(canvas.getByRole('checkbox', { name: '768' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: '1440' })).not.toBeChecked();
    await paint(canvas, '#800000');
    await waitFor(() => expect(canvas.getByTestId('fragment').textContent).not.toBe(shared));
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const link = canvas.getByRole('textbox', { name: 'Link to exactly this' }) as HTMLInputElement;
    await expect(link.value.split('#')[1]).toBe(canvas.getByTestId('fragment').textContent);
  },
});

/** A broken link is explained in plain words, and what was there stays. */
export const BrokenLink = meta.story({
  args: { fragment: shared.slice(0, -9) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This link is incomplete or was changed on its way');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Fjord');
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Em português, do começo ao relatório. */
export const Portuguese = meta.story({
  name: 'Português',
  globals: { partner: 'vitrine', mode: 'light', locale: 'pt-BR' },
  play: async ({ canvas }) => {
    await paint(canvas, '#ffff66', 'Marca: escolher uma cor');
    const summary = canvas.getByRole('button', { name: /pares legíveis/ });
    await waitFor(() => expect(summary).toHaveTextContent('1 cor ajustada'));
    await userEvent.click(summary);
    await expect(canvas.getByText(/Marca #ffff66 não pôde/).closest('li')).toHaveTextContent(/onde se pede/);
  },
});
