import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { TextField } from '../TextField/index.ts';
import { Stack } from '../../foundation/index.ts';
import { ReadOnly } from './ReadOnly.tsx';

const meta = preview.meta({
  title: 'Components/ReadOnly',
  component: ReadOnly,
  args: {
    children: (
      <Stack>
        <TextField label="Collection" value="Resort 26" onChange={() => undefined} />
        <Button>Save</Button>
        <IconButton icon="close" label="Remove Resort 26" />
        <IconButton icon="arrow-left" label="Earlier collection" href="#" />
      </Stack>
    ),
  },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Collection' })).toBeDisabled();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
