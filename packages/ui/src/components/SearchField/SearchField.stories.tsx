import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { brands } from '../../testing/index.ts';
import { SearchField } from './SearchField.tsx';

interface SearchProps {
  start?: string;
  onPick: (choice: { id: string }) => void;
  onSubmit: (search: { value: string }) => void;
}

/** The app asks the server; here the brands' names answer at once. */
function Search({ start = '', onPick, onSubmit }: SearchProps) {
  const [value, setValue] = useState(start);
  const suggestions =
    value === ''
      ? []
      : brands
          .filter(({ name }) => name.toLowerCase().includes(value.toLowerCase()))
          .map(({ id, name }) => ({ id, label: name }));
  return (
    <SearchField
      label="Search brands"
      placeholder="Brand name"
      clear="Empty the search"
      value={value}
      onChange={(change) => setValue(change.value)}
      suggestions={suggestions}
      none={value !== '' && suggestions.length === 0 ? 'No brand is called this. Try another word.' : undefined}
      onPick={onPick}
      onSubmit={onSubmit}
    />
  );
}

const meta = preview.meta({
  title: 'Components/SearchField',
  component: Search,
  args: { onPick: fn(), onSubmit: fn() },
});

export const Playground = meta.story({});

/** Suggests while you type; arrow and Enter choose one. */
export const Suggests = meta.story({
  name: 'Suggestions',
  parameters: { covers: ['R-213', 'R-214'] },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Search brands' });
    await userEvent.type(field, 'te');
    // The first letter alone has more answers.
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    const option = screen.getByRole('option', { name: 'Terra Roxa' });
    // On a busy machine it was found in the page before it could be seen.
    await waitFor(() => expect(option).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', option.id));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith({ id: '10' });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Says when nothing matches, where suggestions would be. */
export const None = meta.story({
  name: 'Nothing matches',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Search brands' });
    await userEvent.type(field, 'xq');
    const said = await screen.findByText('No brand is called this. Try another word.');
    await waitFor(() => expect(said).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: 'xq' });
  },
});

/** Its list stays open while arrows walk through it, also on a scrolled page. */
export const UnderTheEdge = meta.story({
  name: 'Scrolled page',
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '300vh', paddingBlockStart: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Search brands' });
    const page = field.ownerDocument.documentElement;
    page.scrollTo({ top: page.scrollTop + field.getBoundingClientRect().top - 10, behavior: 'instant' });
    await waitFor(() => expect(Math.round(field.getBoundingClientRect().top)).toBe(10));
    field.focus({ preventScroll: true });
    await userEvent.type(field, 'te', { skipClick: true });
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    const { scrollTop } = page;
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(screen.getAllByRole('option')).toHaveLength(2);
    await expect(page.scrollTop).toBe(scrollTop);
    page.scrollTo({ top: 0, behavior: 'instant' });
  },
});

/** Brands and products in one list, each with what it is. */
export const Mixed = meta.story({
  name: 'Details and pictures',
  render: ({ onPick, onSubmit }) => (
    <SearchField
      label="Search"
      clear="Empty the search"
      value="lu"
      onChange={fn()}
      suggestions={[
        { id: 'lume', label: 'Lume', detail: 'Brand', picture: null },
        {
          id: '1',
          label: 'Luanda Wrap Dress with a Name That Takes Two Lines',
          detail: 'CM-R27-101 · Casa Marola',
          picture: brands[0]?.image,
        },
      ]}
      onPick={onPick}
      onSubmit={onSubmit}
    />
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search' }));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith({ id: '1' });
  },
});

/** Enter without a suggestion searches for the text. */
export const Submits = meta.story({
  name: 'Submit',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search brands' }), 'linen{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: 'linen' });
  },
});

/** One press clears it. */
export const Empties = meta.story({
  name: 'Clear',
  args: { start: 'Lume' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Empty the search' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: '' });
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});
