import preview from '#storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../../foundation/index.ts';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'now', label: 'Immediate delivery', hint: 'What is in stock leaves within three days.' },
  { value: 'january', label: 'January drop', hint: '15 January to 28 February' },
  { value: 'march', label: 'March drop', hint: 'Closed for new orders', disabled: true },
];
const short = [
  { value: 'grid', label: 'Grid' },
  { value: 'list', label: 'List' },
];

const meta = preview.meta({
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: { label: 'Delivery window', options, defaultValue: 'now', onChange: fn() },
});

export const Playground = meta.story({});

export const States = meta.story({
  render: () => (
    <Stack space="lg">
      <RadioGroup label="View" options={short} defaultValue="grid" inline />
      <RadioGroup label="Delivery window" options={options} required message="Choose when the goods should leave." />
      <RadioGroup label="View" options={short} defaultValue="list" hint="Fixed by the brand." disabled />
    </Stack>
  ),
});

/** One stop for the Tab key; arrows move, choose, and pass what is disabled. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Immediate delivery' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'january' });
    await expect(canvas.getByRole('radio', { name: 'January drop' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'March drop' })).toBeDisabled();
  },
});

/** No option looks chosen before one is. */
export const NoneChosen = meta.story({
  args: { defaultValue: undefined },
  play: async ({ canvas, userEvent }) => {
    const option = canvas.getByRole('radio', { name: 'Immediate delivery' });
    const atRest = getComputedStyle(option).backgroundColor;
    await userEvent.click(option);
    await waitFor(() => expect(getComputedStyle(option).backgroundColor).not.toBe(atRest));
  },
});

/** An error is tied to the whole group. */
export const Invalid = meta.story({
  name: 'Error',
  args: { message: 'Choose when the goods should leave.', required: true, defaultValue: undefined },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: /Delivery window/ });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose when the goods should leave.');
  },
});

export const LongText = meta.story({
  args: {
    label: 'Bevorzugtes Lieferzeitfenster für die gesamte Vorbestellung einschließlich der Nachlieferungen',
    options: [
      {
        value: 'a',
        label: 'Sofortlieferung sämtlicher im Zentrallager verfügbaren Artikel dieser Kollektion',
        hint: 'Verfügbarkeitsabhängige Teillieferungen werden versandkostenfrei nachgeliefert.',
      },
      { value: 'b', label: 'Sammellieferung' },
    ],
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
