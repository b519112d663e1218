import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { marks, retailers } from '../../testing/index.ts';
import { OurRetailers } from './OurRetailers.tsx';

const meta = preview.meta({
  title: 'Sections/OurRetailers',
  component: OurRetailers,
  parameters: { layout: 'fullscreen' },
  args: { id: 'ourretailers', title: 'Our retailers', text: 'Shops in thirty countries order here.', retailers },
});

/** A wall of the logos of retailers. */
export const Playground = meta.story({
  name: 'Retailers',
  parameters: { covers: ['R-068', 'R-016'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(retailers.length);
    await expect(canvasElement.querySelector('#ourretailers')).not.toBeNull();
  },
});

/** Without logos there is no title either. */
export const Empty = meta.story({
  args: { retailers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

export const Few = meta.story({ args: { retailers: retailers.slice(0, 5), text: null } });

/** Logos of any proportion look equally large. */
export const Proportions = meta.story({
  args: { retailers: marks, text: null },
});
