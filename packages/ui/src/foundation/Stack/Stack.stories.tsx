import preview from '#storybook/preview';
import { Box } from '../Box/index.ts';
import { Text } from '../Text/index.ts';
import { Stack } from './Stack.tsx';

const block = (words: string) => (
  <Box key={words} padding="md" background="sunken">
    <Text>{words}</Text>
  </Box>
);

const meta = preview.meta({
  title: 'Foundation/Stack',
  component: Stack,
  args: { children: ['Shirts', 'Knitwear', 'Coats'].map(block) },
});

export const Playground = meta.story({});
export const Responsive = meta.story({ args: { space: { mobile: 'xs', desktop: 'xl' } } });
export const Start = meta.story({ args: { align: 'start' } });
