import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { SizeList, sizeRun } from './SizeList.tsx';

const meta = preview.meta({
  title: 'Commerce/SizeList',
  component: SizeList,
  args: { label: 'Sizes', sizes: ['34', '36', '38', '40', '42', '44'] },
});

/** The sizes a product comes in. */
export const Playground = meta.story({
  name: 'Sizes',
  parameters: { covers: ['R-261'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '34',
      '36',
      '38',
      '40',
      '42',
      '44',
    ]);
  },
});

export const OneSize = meta.story({ args: { sizes: ['One size'] } });

/** A run in few characters. */
export const Run = meta.story({
  name: 'Size run',
  play: async () => {
    await expect([['34', '36', '44'], ['One size'], []].map(sizeRun)).toEqual(['34–44', 'One size', '']);
  },
});
