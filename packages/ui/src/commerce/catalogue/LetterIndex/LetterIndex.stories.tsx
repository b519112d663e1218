import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { LetterIndex } from './LetterIndex.tsx';
import { letterOf } from './letters.ts';

const meta = preview.meta({
  title: 'Commerce/LetterIndex',
  component: LetterIndex,
  args: {
    label: 'Brands by letter',
    letters: ['#', 'A', 'C', 'L', 'M', 'N', 'O', 'P', 'S', 'T'],
    anchor: (letter: string) => `letter-${letter}`,
    onSelect: fn(),
  },
});

export const Playground = meta.story({});

/** A letter leads to its section; letters without brands lead nowhere. */
export const Scrolls = meta.story({
  name: 'Scroll to a letter',
  parameters: { covers: ['R-221'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'M' })).toHaveAttribute('href', '#letter-M');
    await userEvent.click(canvas.getByRole('link', { name: 'M' }));
    await expect(args.onSelect).toHaveBeenCalledWith({ letter: 'M' });
    await expect(canvas.queryByRole('link', { name: 'B' })).toBeNull();
  },
});

/** Accented letters group with their letter, everything else under #. */
export const Groups = meta.story({
  parameters: { covers: ['D-109'] },
  play: async () => {
    await expect(['Água', 'çelik', ' Lume', '3 Irmãs', 'Øresund', ''].map(letterOf)).toEqual([
      'A',
      'C',
      'L',
      '#',
      '#',
      '#',
    ]);
  },
});
