import preview from '#storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Stack } from '../../foundation/index.ts';
import { Select } from './Select.tsx';

const options = [
  { value: 'ss27', label: 'Spring Summer 27', detail: 'Delivery 15 January to 28 February' },
  { value: 'resort', label: 'Resort 27', detail: 'Delivery 1 to 30 November' },
  { value: 'core', label: 'Core, in stock', detail: 'Immediate delivery' },
  { value: 'archive', label: 'Archive', detail: 'Closed', disabled: true },
];

const meta = preview.meta({
  title: 'Components/Select',
  component: Select,
  args: { label: 'Collection', placeholder: 'Choose a collection', options, onChange: fn() },
});

export const Playground = meta.story({});

export const Keyboard = meta.story({
  name: 'Opens, searches and chooses by keyboard',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('res');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('resort');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Resort 27/ })).toHaveFocus());
  },
});

export const States = meta.story({
  render: () => (
    <Stack space="lg">
      <Select label="Collection" placeholder="Choose" options={options} hint="One per order." />
      <Select
        label="Collection"
        placeholder="Choose"
        options={options}
        tone="critical"
        message="Choose a collection."
      />
      <Select label="Collection" placeholder="Choose" options={options} disabled />
    </Stack>
  ),
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('listbox');
  },
});
