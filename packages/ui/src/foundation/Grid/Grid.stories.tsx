import preview from '#storybook/preview';
import { Box } from '../Box/index.ts';
import { Text } from '../Text/index.ts';
import { Grid } from './Grid.tsx';

const meta = preview.meta({
  title: 'Foundation/Grid',
  component: Grid,
  args: {
    columns: { mobile: 2 as const, tablet: 3 as const, desktop: 4 as const },
    children: Array.from({ length: 8 }, (_, index) => (
      <Box key={index} padding="lg" background="sunken" radius="card">
        <Text align="center">{index + 1}</Text>
      </Box>
    )),
  },
});

export const Playground = meta.story({});
export const Rows = meta.story({ args: { space: 'xs', rowSpace: 'xl' } });
