import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Paths } from './Paths.tsx';

const meta = preview.meta({
  title: 'Welcome/Start',
  component: Paths,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

/** The start page leads to three tasks: review heroes, brand a partner, build. */
export const Vitrine = meta.story({
  name: 'Start page',
  play: async ({ canvas }) => {
    for (const name of ['Review heroes', 'Brand a partner', 'Build'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
  },
});
