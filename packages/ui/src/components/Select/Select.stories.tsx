import preview from '#storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Stack } from '../../foundation/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { TextField } from '../TextField/index.ts';
import { Select } from './Select.tsx';

const close = fn();

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
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Resort 27/ })).toHaveFocus());
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
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('listbox');
  },
});

export const Closed = meta.story({
  name: 'Closed it goes to the next option by arrow or letter, over what cannot be chosen, and hands the choice to a form',
  args: { name: 'collection', defaultValue: 'resort' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('combobox', { name: /^Collection/ });
    await userEvent.click(canvas.getByText('Collection'));
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('core');
    await userEvent.keyboard('{ArrowRight}');
    await expect(button).toHaveAccessibleName('Collection Core, in stock');
    await userEvent.keyboard('sp');
    await expect(canvasElement.querySelector('input[name=collection]')).toHaveValue('ss27');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
});

export const Within = meta.story({
  name: 'In a dialog, Escape closes the list alone; Tab goes on from the button',
  render: (props) => (
    <Dialog open title="Order" closeLabel="Close" onClose={close}>
      <Select {...props} />
      <TextField label="Note" />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    const button = await screen.findByRole('combobox', { name: /^Collection/ });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('option', { name: /Spring/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('option', { name: /Core/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(close).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Tab}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  },
});
