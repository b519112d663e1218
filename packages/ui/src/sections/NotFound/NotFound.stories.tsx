import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { NotFound } from './NotFound.tsx';

const meta = preview.meta({
  title: 'Sections/NotFound',
  component: NotFound,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'There is nothing at this address',
    text: 'The page may have moved, or the address may have been mistyped.',
    links: [
      { label: 'See all brands', href: '/brands' },
      { label: 'Home', href: '/' },
    ],
  },
});

/** Nothing here, and where to go instead. */
export const Playground = meta.story({
  name: 'Not found',
  parameters: { covers: ['D-045'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('There is nothing at this address');
    await expect(canvas.getByRole('link', { name: 'See all brands' })).toHaveAttribute('href', '/brands');
  },
});
