import preview from '#storybook/preview';
import { Text } from '../Text/index.ts';
import { Box } from './Box.tsx';

const meta = preview.meta({
  title: 'Foundation/Box',
  component: Box,
  args: { padding: 'lg', background: 'sunken', radius: 'card', children: <Text>Deliveries from 1 March</Text> },
});

export const Playground = meta.story({});
export const Edged = meta.story({ args: { background: 'raised', border: true } });
/** Roomier on a desktop screen than on a phone. */
export const OnADeskAlone = meta.story({
  name: 'Roomier on desktop',
  args: { padding: { mobile: 'sm', desktop: 'xxl' } },
});
export const LongText = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { children: <Text>{'Deliveries of the summer collection begin on the first of March. '.repeat(8)}</Text> },
});
