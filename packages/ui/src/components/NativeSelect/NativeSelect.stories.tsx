import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../foundation/index.ts';
import { NativeSelect } from './NativeSelect.tsx';

const options = [
  { value: 'eu', label: 'Europe, wholesale' },
  { value: 'us', label: 'United States, wholesale' },
  { value: 'br', label: 'Brasil, atacado' },
];

const meta = preview.meta({
  title: 'Components/NativeSelect',
  component: NativeSelect,
  args: { label: 'Price list', options, defaultValue: '', placeholder: 'Select price list', onChange: fn() },
});

export const Playground = meta.story({});

export const Chooses = meta.story({
  name: 'Hands over the value chosen',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Price list' }), 'br');
    await expect(args.onChange).toHaveBeenCalledWith('br');
  },
});

export const States = meta.story({
  render: () => (
    <Stack space="lg">
      <NativeSelect label="Sort by" hideLabel options={options} />
      <NativeSelect label="Price list" options={options} tone="critical" message="Choose a price list first." />
      <NativeSelect label="Price list" options={options} disabled />
    </Stack>
  ),
});
