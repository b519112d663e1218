import preview from '#storybook/preview';
import { Progress } from './Progress.tsx';

const meta = preview.meta({
  title: 'Components/Progress',
  component: Progress,
  args: { label: 'Uploading pictures', value: 0.4, valueText: '8 of 20' },
});

export const Playground = meta.story({});
export const Done = meta.story({ args: { value: 1, valueText: '20 of 20' } });
