import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../foundation/index.ts';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Active collections only', onChange: fn() },
});

export const Playground = meta.story({});

export const States = meta.story({
  render: () => (
    <Stack space="none" align="start">
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="Disabled" disabled />
      <Switch label="Disabled and on" disabled defaultChecked />
    </Stack>
  ),
});

/** Changes with the space bar and says so. */
export const Turns = meta.story({
  name: 'Keyboard',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Active collections only' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith({ checked: true });
  },
});
