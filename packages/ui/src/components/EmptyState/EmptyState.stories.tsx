import preview from '#storybook/preview';
import { Button } from '../Button/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    icon: 'bag' as const,
    title: 'Your bag is empty',
    text: 'What you add from a line sheet waits here, one order per brand.',
    action: <Button href="/brands">Discover brands</Button>,
  },
});

export const Playground = meta.story({});
export const WordsAlone = meta.story({
  args: { icon: undefined, title: 'No orders yet.', text: undefined, action: undefined },
});
