import preview from '#storybook/preview';
import { Inline } from '../../foundation/index.ts';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ title: 'Components/Spinner', component: Spinner, args: { label: 'Loading' } });

export const Playground = meta.story({});

export const Sizes = meta.story({
  render: () => (
    <Inline space="lg">
      <Spinner size="sm" label="Small" />
      <Spinner size="md" label="Medium" />
      <Spinner size="lg" label="Large" />
    </Inline>
  ),
});
