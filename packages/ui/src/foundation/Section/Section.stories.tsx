import preview from '#storybook/preview';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { Section } from './Section.tsx';

const content = (
  <Stack>
    <Heading level={2}>One order, every brand</Heading>
    <Text tone="muted" measure>
      Buyers see what is in stock and what is coming, and order across brands in one sitting.
    </Text>
    <TextLink href="#">Read how it works</TextLink>
  </Stack>
);

const meta = preview.meta({
  title: 'Foundation/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: { children: content },
});

export const Playground = meta.story({});
export const Raised = meta.story({ args: { tone: 'raised' } });
export const Sunken = meta.story({ args: { tone: 'sunken' } });
/** On the brand colour, all colours invert. */
export const Brand = meta.story({ args: { tone: 'brand' } });
export const Inverse = meta.story({ name: 'On ink everything turns over', args: { tone: 'inverse' } });
export const Narrow = meta.story({ args: { width: 'narrow', space: 'tight' } });
