import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect } from 'storybook/test';
import { cartProductWords } from '../../../testing/words/cart.ts';
import { Stack } from '../../../foundation/index.ts';
import { SaveMark } from './SaveMark.tsx';

const All = () => {
  const labels = useLabels(cartProductWords);
  return (
    <Stack>
      {(['saving', 'saved', 'failed', 'queued'] as const).map((state) => (
        <SaveMark key={state} state={state} labels={labels} />
      ))}
    </Stack>
  );
};

const meta = preview.meta({ title: 'Commerce/SaveMark', component: All });

/** Shows the state of a save, in a word and a mark. */
export const States = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status').map((mark) => mark.textContent)).toEqual([
      'Saving…',
      'Saved',
      'Not saved. What you wrote is still here.',
      'Waiting for the connection',
    ]);
  },
});
