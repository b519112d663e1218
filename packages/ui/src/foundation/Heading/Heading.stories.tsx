import preview from '#storybook/preview';
import { Stack } from '../Stack/index.ts';
import { Heading } from './Heading.tsx';

const meta = preview.meta({
  title: 'Foundation/Heading',
  component: Heading,
  args: { level: 2 as const, children: 'The autumn wardrobe' },
});

export const Playground = meta.story({});

export const Sizes = meta.story({
  render: () => (
    <Stack space="lg">
      {(['hero', 'xl', 'lg', 'md', 'sm'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          The autumn wardrobe
        </Heading>
      ))}
    </Stack>
  ),
});

export const LongText = meta.story({
  args: {
    size: 'xl' as const,
    children: 'Großhandelskollektionen unabhängiger Modehäuser für anspruchsvolle Boutiquen',
  },
});
