import preview from '#storybook/preview';
import { Box } from '../Box/index.ts';
import { Text } from '../Text/index.ts';
import { Inline } from './Inline.tsx';

const block = (words: string) => (
  <Box key={words} padding="sm" background="sunken">
    <Text>{words}</Text>
  </Box>
);

const meta = preview.meta({
  title: 'Foundation/Inline',
  component: Inline,
  args: { children: ['Women', 'Men', 'Children', 'Home & Beauty'].map(block) },
});

export const Playground = meta.story({});
export const Between = meta.story({ args: { justify: 'between' } });
export const Many = meta.story({
  args: { children: Array.from({ length: 24 }, (_, index) => block(`Size ${30 + index}`)) },
});
