import preview from '#storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Stack } from '../../foundation/index.ts';
import { Dialog } from '../Dialog/index.ts';
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
  args: { label: 'Collection', placeholder: 'Choose a collection', options, defaultValue: '', onChange: fn() },
});

export const Playground = meta.story({});

/** Reports the chosen value, to the page and to a form. */
export const Chooses = meta.story({
  name: 'Choice',
  args: { name: 'collection' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Collection' });
    await expect(select).toHaveDisplayValue('Choose a collection');
    await userEvent.selectOptions(select, 'resort');
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'resort' });
    await expect(canvasElement.querySelector('[name=collection]')).toHaveValue('resort');
  },
});

/** Shows the value, and the placeholder when there is none. */
export const Held = meta.story({
  name: 'Value and placeholder',
  args: { value: null, defaultValue: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Collection' });
    await userEvent.selectOptions(select, 'core');
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'core' });
    await expect(select).toHaveValue('');
  },
});

/** Disabled options show and cannot be chosen. */
export const Closed = meta.story({
  name: 'Disabled options',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: /Archive/, hidden: true })).toBeDisabled();
  },
});

export const States = meta.story({
  render: () => (
    <Stack space="lg">
      <Select label="Collection" placeholder="Choose" defaultValue="" options={options} hint="One per order." />
      <Select
        label="Collection"
        placeholder="Choose"
        defaultValue=""
        options={options}
        tone="critical"
        message="Choose a collection."
      />
      <Select label="Collection" options={options} disabled />
      <Select label="Collection" hideLabel options={options} />
      <Select label="Collection" placeholder="No collection yet" defaultValue="" options={[]} />
    </Stack>
  ),
});

export const LongText = meta.story({
  globals: { viewport: { value: 'small' } },
  args: {
    label: 'Collection whose delivery window and price list the whole order follows from here on',
    options: [
      {
        value: 'long',
        label: 'Resort 27 for the southern hemisphere, with the pieces of Spring Summer that are delivered early',
        detail: 'Delivery from 1 to 30 November, and once more from 15 January to 28 February for what was late',
      },
    ],
    defaultValue: 'long',
  },
});

/** In a dialog it is tied to its label and message. Its page of documentation leaves it out: the dialog would cover the page. */
export const Within = meta.story({
  name: 'In a dialog',
  tags: ['!autodocs'],
  render: (props) => (
    <Dialog open title="Order" closeLabel="Close" onClose={fn()}>
      <Select {...props} tone="critical" message="Choose a collection." />
    </Dialog>
  ),
  play: async () => {
    const select = await screen.findByRole('combobox', { name: 'Collection' });
    await waitFor(() => expect(select).toBeVisible());
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Choose a collection.');
  },
});
