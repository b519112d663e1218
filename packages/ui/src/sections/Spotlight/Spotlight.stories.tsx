import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { brands } from '../../testing/index.ts';
import { Spotlight } from './Spotlight.tsx';

const meta = preview.meta({
  title: 'Sections/Spotlight',
  component: Spotlight,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Brands in the spotlight',
    brands: brands.slice(0, 7).map(({ id, name, logo, href }) => ({ id, name, logo, href })),
  },
});

/** A strip of logos that lead to their brands. */
export const Playground = meta.story({
  name: 'Spotlight',
  parameters: { covers: ['D-064'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lume' })).toHaveAttribute('href', '/lume');
  },
});
