import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Box, Text } from '../../../foundation/index.ts';
import { CartLayout } from './CartLayout.tsx';

const place = (words: string, times = 1) => (
  <Box padding="lg" background="sunken">
    <Text>{`${words} `.repeat(times)}</Text>
  </Box>
);

const meta = preview.meta({
  title: 'Commerce/CartLayout',
  component: CartLayout,
  args: {
    header: place('Lume, summer collection.'),
    children: place('Twelve products in their size grids.', 60),
    summary: place('240 units, 11,160.00.'),
  },
});

export const Playground = meta.story({});
/** Beside the other carts. */
export const Several = meta.story({
  name: 'Several carts',
  args: { list: place('Lume, Ostra, Nerine.') },
});

/** One below the other on a phone, the summary last. */
export const Phone = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { list: place('Lume, Ostra, Nerine.'), bar: <Text>11,160.00</Text> },
  play: async ({ canvas }) => {
    const top = (words: RegExp) => canvas.getByText(words).getBoundingClientRect().top;
    const tops = [top(/^Lume, Ostra/), top(/^Lume, summer/), top(/^Twelve/), top(/^240/)];
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await expect(canvas.getByText('11,160.00').getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});
