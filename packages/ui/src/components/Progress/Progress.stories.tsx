import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Progress } from './Progress.tsx';

const meta = preview.meta({
  title: 'Components/Progress',
  component: Progress,
  args: { label: 'Uploading pictures', value: 0.4, valueText: '8 of 20' },
});

/** Its value is announced in words. */
export const Playground = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading pictures' });
    await expect(bar).toHaveAttribute('aria-valuetext', '8 of 20');
  },
});
export const Done = meta.story({ args: { value: 1, valueText: '20 of 20' } });
