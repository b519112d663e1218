import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn } from 'storybook/test';
import { removedListWords } from '../../../testing/words/cart.ts';
import { RemovedList, type RemovedListProps } from './RemovedList.tsx';

const List = (props: Omit<RemovedListProps, 'labels'>) => (
  <RemovedList {...props} labels={useLabels(removedListWords)} />
);

const meta = preview.meta({
  title: 'Commerce/RemovedList',
  component: List,
  args: {
    entries: [
      { id: 'b', name: 'Itapuã Wrap Dress', details: 'Casa Marola · 23 units · 12:40' },
      { id: 'c', isChange: true, name: 'list.xlsx', details: 'Casa Marola · 12:35' },
      { id: 'a', name: 'Atelier Linho e Filhas', details: '3 products · 60 units · 12:31' },
    ],
    onRestore: fn(),
  },
});

/** Opens to what was removed; each entry can be put back. */
export const Playground = meta.story({
  name: 'Removed entries',
  parameters: { covers: ['R-282', 'R-283'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Recent changes (3)'));
    await userEvent.click(canvas.getByRole('button', { name: 'Put it back: Itapuã Wrap Dress' }));
    await expect(args.onRestore).toHaveBeenCalledWith({ id: 'b' });
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: list.xlsx' }));
    await expect(args.onRestore).toHaveBeenLastCalledWith({ id: 'c' });
  },
});

/** Nothing shows while nothing was removed. */
export const Empty = meta.story({
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Recent changes/)).toBeNull();
  },
});

export const Long = meta.story({
  name: 'Long names',
  args: {
    busy: 'a',
    entries: [
      {
        id: 'a',
        name: 'Conjunto de alfaiataria em linho lavado com acabamento artesanal da coleção de primavera',
        details: 'Oficina das Sedas Naturais e Filhas · 1,240 units · 12:40',
      },
    ],
  },
});
