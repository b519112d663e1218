import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../foundation/index.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Women', onChange: fn() },
});

export const Playground = meta.story({});

export const States = meta.story({
  render: () => (
    <Stack space="none">
      <Checkbox label="Not chosen" />
      <Checkbox label="Chosen" defaultChecked />
      <Checkbox label="Some of them" indeterminate />
      <Checkbox label="Disabled" disabled defaultChecked />
      <Checkbox label="Newsletter" hint="About twice a month." />
      <Checkbox label="I agree to the terms" message="Please agree to go on." required />
    </Stack>
  ),
});

/** Shows an asterisk, which is no part of the name. */
export const Required = meta.story({
  args: { label: 'I agree to the terms', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('*')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'I agree to the terms' })).toBeRequired();
  },
});

/** Changes with the space bar or a press on its label. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ checked: true });
    await userEvent.click(canvas.getByText('Women'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ checked: false });
  },
});
