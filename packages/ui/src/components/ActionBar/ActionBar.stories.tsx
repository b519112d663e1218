import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Stack, Text } from '../../foundation/index.ts';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { ActionBar } from './ActionBar.tsx';

const names = Array.from({ length: 24 }, (_, place) => `Field ${place + 1}`);

const meta = preview.meta({
  title: 'Components/ActionBar',
  component: ActionBar,
  args: { children: <Button type="submit">Save draft</Button> },
  render: (args) => (
    <form aria-label="Page" onSubmit={(event) => event.preventDefault()}>
      <Stack space="md">
        {names.map((name) => (
          <TextField key={name} label={name} value="" onChange={() => {}} />
        ))}
        <ActionBar {...args} />
      </Stack>
    </form>
  ),
});

/** The button is in sight while the first field is. */
export const Playground = meta.story({
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: 'Save draft' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

/** What keeps the form from being saved stands beside the button. */
export const WithReason = meta.story({
  name: 'With a reason',
  args: {
    children: (
      <>
        <Button type="submit">Save draft</Button>
        <Text tone="critical">
          Two fields are not right yet: the link of the second banner, and the year in which the brand was established.
        </Text>
      </>
    ),
  },
});
