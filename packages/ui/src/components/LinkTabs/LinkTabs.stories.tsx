import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { LinkTabs } from './LinkTabs.tsx';

const meta = preview.meta({
  title: 'Components/LinkTabs',
  component: LinkTabs,
  args: {
    label: 'Lume',
    items: [
      { href: '#about', label: 'About' },
      { href: '#collections', label: 'Collections', current: true, count: 4 },
      { href: '#press', label: 'Press' },
    ],
  },
});

/** Says which page is the current one. */
export const Playground = meta.story({
  name: 'Current page',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Collections/ })).toHaveAttribute('aria-current', 'page');
  },
});
