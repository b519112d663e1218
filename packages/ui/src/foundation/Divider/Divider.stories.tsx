import preview from '#storybook/preview';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Divider } from './Divider.tsx';

const meta = preview.meta({
  title: 'Foundation/Divider',
  component: Divider,
  render: () => (
    <Stack space="md">
      <Text>Subtotal · 1,240.00</Text>
      <Divider />
      <Text>Total · 1,116.00</Text>
    </Stack>
  ),
});

export const Playground = meta.story({});
