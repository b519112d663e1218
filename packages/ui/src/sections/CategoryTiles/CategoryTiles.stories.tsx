import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { brands } from '../../testing/index.ts';
import { CategoryTiles } from './CategoryTiles.tsx';

const names = ['Dresses', 'Swimwear', 'Knitwear', 'Tailoring', 'Shoes', 'Bags'];

const meta = preview.meta({
  title: 'Sections/CategoryTiles',
  component: CategoryTiles,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Categories',
    categories: names.map((name, index) => ({
      id: String(index + 1),
      name,
      image: brands[index]?.image ?? '',
      href: `/brands?categories=${index + 1}`,
    })),
  },
});

/** Each tile leads to the brands of its category. */
export const Playground = meta.story({
  parameters: { covers: ['R-229'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Categories' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Swimwear' })).toHaveAttribute('href', '/brands?categories=2');
  },
});

export const Loading = meta.story({
  args: { categories: [], pending: 8, pendingLabel: 'Loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: {
    categories: names.map((name, index) => ({
      id: name,
      name: `${name}, hand-finished and made to order in small series`,
      image: brands[index]?.image ?? '',
      href: '/brands',
    })),
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
