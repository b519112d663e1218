import preview from '#storybook/preview';
import { fixtures } from '@vitrine/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Many collections',
  args: { address: '/admin/brand/collections', viewer: 'seller' as 'seller' | 'reader' },
  globals: { stage: 'seller' },
});

/** Several collections are archived after a question, and *Undo* shows them in the shop again. */
export const Playground = meta.story({
  name: 'Archived',
  parameters: { covers: ['D-049'] },
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Choose (?!all)/ });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose all collections on this page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: `Archive ${boxes.length} collections?` }));
    await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
    await seen(await canvas.findByText(`${boxes.length} collections are archived`));
    await waitFor(() => expect(canvas.queryByRole('checkbox', { name: /^Choose (?!all)/ })).toBeNull());
    const undo = canvas.getByRole('button', { name: 'Undo' });
    // The list is read again first.
    await waitFor(() => expect(undo).not.toHaveAttribute('aria-busy'));
    await userEvent.click(undo);
    await waitFor(() =>
      expect(canvas.getAllByRole('checkbox', { name: /^Choose (?!all)/ })).toHaveLength(boxes.length),
    );
  },
});

/** Archived collections come back hidden. */
export const Restored = meta.story({
  name: 'Restored',
  args: { address: '/admin/brand/collections?view=archived' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose Areia' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Restore 1 collection?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
    await seen(await canvas.findByText('1 collection is restored'));
    await userEvent.click(canvas.getByRole('button', { name: /^Hidden/ }));
    await seen(await canvas.findByRole('link', { name: 'Areia' }));
  },
});

/** Who may only read has nothing to choose. */
export const Reader = meta.story({
  name: 'Reader',
  args: { viewer: 'reader' },
  globals: { stage: 'none' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: fixtures.brandCollections[0]?.name.en });
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
});

export const Portuguese = meta.story({
  name: 'pt-BR',
  globals: { locale: 'pt-BR' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('checkbox', { name: /^Selecionar (?!todas)/ });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar todas as coleções desta página' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Arquivar' }));
    await seen(await screen.findByRole('alertdialog', { name: /^Arquivar \d+ coleções\?$/ }));
  },
});
