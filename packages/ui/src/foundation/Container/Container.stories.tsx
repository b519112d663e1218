import preview from '#storybook/preview';
import { Box } from '../Box/index.ts';
import { Text } from '../Text/index.ts';
import { Container } from './Container.tsx';

const meta = preview.meta({
  title: 'Foundation/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Box padding="lg" background="sunken">
        <Text>Sixty brands show their autumn collections here until the end of the season.</Text>
      </Box>
    ),
  },
});

export const Playground = meta.story({});
export const Narrow = meta.story({ name: 'Narrow, for reading', args: { width: 'narrow' } });
export const Full = meta.story({ name: 'Full, to the gutters', args: { width: 'full' } });
export const Phone = meta.story({ globals: { viewport: { value: 'small' } } });
