import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Box } from '../Box/index.ts';
import { Text } from '../Text/index.ts';
import { Split } from './Split.tsx';
import type { SplitProps } from './Split.tsx';

const part = (words: string, paragraphs = 1) => (
  <Box padding="lg" background="sunken">
    <Text>{`${words} `.repeat(paragraphs)}</Text>
  </Box>
);

const meta = preview.meta({
  title: 'Foundation/Split',
  component: Split,
  argTypes: { ratio: { control: 'radio', options: ['sidebar', 'list', 'half', 'summary'] } },
  args: {
    ratio: 'sidebar' as SplitProps['ratio'],
    start: part('Categories, segments, delivery.'),
    end: part('Forty-eight products.', 30),
  },
});

export const Playground = meta.story({});
export const List = meta.story({ name: 'Entries beside the chosen one', args: { ratio: 'list' } });
export const Half = meta.story({ name: 'A picture beside words', args: { ratio: 'half' } });
/** Work beside its totals, which stay in view. */
export const Summary = meta.story({
  args: { ratio: 'summary', sticky: 'end', start: part('Twelve products.', 400), end: part('Total.') },
});

const sides = (root: HTMLElement) =>
  [...(root.querySelector('[data-component=Split]')?.children ?? [])].map((side) => side.getBoundingClientRect());

/** On a phone the first part is above. */
export const Phone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const [first, second] = sides(canvasElement);
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0);
  },
});
