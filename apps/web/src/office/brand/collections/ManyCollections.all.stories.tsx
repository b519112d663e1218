import preview from '#storybook/preview';
import { fixtures } from '@vitrine/api/testing';
import { expect, screen, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Many collections',
  args: { address: '/admin/brand/collections', viewer: 'seller' as 'seller' | 'reader' },
  globals: { stage: 'seller' },
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
