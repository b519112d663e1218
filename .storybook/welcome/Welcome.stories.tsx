import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Paths } from './Paths.tsx';

const meta = preview.meta({
  title: 'Welcome/Start',
  component: Paths,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

/** Three ways in: use, theme, contribute. */
export const Vitrine = meta.story({
  name: 'Start page',
  play: async ({ canvas }) => {
    for (const name of ['Use', 'Theme', 'Contribute']) await expect(canvas.getByRole('region', { name })).toBeVisible();
  },
});
