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

/** On a phone, a row of many pages begins where the reader is. */
export const ManyPages = meta.story({
  name: 'Current page at the end',
  args: {
    items: ['Orders', 'Page', 'Collections', 'Products', 'Price lists', 'Reports', 'Changes'].map((label) => ({
      href: `#${label}`,
      label,
      current: label === 'Changes',
    })),
  },
  decorators: [(Story) => <div style={{ inlineSize: '20rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list').getBoundingClientRect();
    const current = canvas.getByRole('link', { name: 'Changes' }).getBoundingClientRect();
    await expect(current.left).toBeGreaterThanOrEqual(row.left);
    await expect(current.right).toBeLessThanOrEqual(row.right + 1);
  },
});
