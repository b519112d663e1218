import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { directoryFilterWords, filterBarWords } from '../../../testing/words/directory.ts';
import { Button } from '../../../components/Button/index.ts';
import type { ListStatus } from '../../../components/ListNote/index.ts';
import { Switch } from '../../../components/Switch/index.ts';
import { FilterBar } from './FilterBar.tsx';

interface BarProps {
  start?: Record<string, string[]>;
  status?: ListStatus;
  onRetry?: () => void;
  onChange: (change: { filter: string; ids: string[] }) => void;
  onClear: () => void;
}

const names = {
  segments: ['Women', 'Men', 'Children', 'Home & Beauty'],
  categories: ['Dresses', 'Knitwear', 'Shoes', 'Swimwear'],
  showrooms: ['Paris, Marais', 'São Paulo, Jardins'],
} as const;

function Bar({ start = {}, status = 'ready', onRetry, onChange, onClear }: BarProps) {
  const [value, setValue] = useState(start);
  const words = useLabels(directoryFilterWords);
  return (
    <FilterBar
      filters={(['segments', 'categories', 'showrooms'] as const).map((id) => ({
        id,
        label: words[id],
        options: status === 'ready' ? names[id].map((label) => ({ id: label, label })) : [],
        value: value[id] ?? [],
        status,
        onRetry,
      }))}
      onChange={(change) => {
        setValue({ ...value, [change.filter]: change.ids });
        onChange(change);
      }}
      onClear={() => {
        setValue({});
        onClear();
      }}
      start={<Button variant="secondary">{words.az}</Button>}
      end={<Switch label={words.active} />}
      labels={useLabels(filterBarWords)}
    />
  );
}

const meta = preview.meta({ title: 'Commerce/FilterBar', component: Bar, args: { onChange: fn(), onClear: fn() } });

/** A-Z, SEGMENTS, CATEGORIES, SHOWROOMS and the switch. */
export const Playground = meta.story({
  name: 'All filters',
  parameters: { covers: ['R-215', 'R-216', 'R-217', 'R-218', 'R-220'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'A-Z' })).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Active collections only' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /SHOWROOMS/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /CATEGORIES/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Shoes' }));
    await expect(args.onChange).toHaveBeenCalledWith({ filter: 'categories', ids: ['Shoes'] });
    await userEvent.keyboard('{Escape}');
  },
});

/** The chosen values show below; Clear filters removes them all. */
export const Chosen = meta.story({
  name: 'Chosen filters',
  parameters: { covers: ['R-219'] },
  args: { start: { segments: ['Women', 'Men'], showrooms: ['Paris, Marais'] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Men' }));
    await expect(args.onChange).toHaveBeenCalledWith({ filter: 'segments', ids: ['Women'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  },
});

/** A filter whose options are loading says so. */
export const Loading = meta.story({
  args: { status: 'loading' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /CATEGORIES/ }));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(screen.getByText('Loading the filters')).toBeVisible());
    await expect(list).toHaveAttribute('aria-busy', 'true');
  },
});

/** Options that could not be loaded can be loaded again. */
export const Failed = meta.story({
  args: { status: 'error', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /CATEGORIES/ }));
    await waitFor(() => expect(screen.getByText('The filters could not be loaded')).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
