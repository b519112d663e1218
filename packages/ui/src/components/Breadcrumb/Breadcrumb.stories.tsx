import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';

const items = [
  { label: 'Brands', href: '/brands' },
  { label: 'Lume', href: '/lume' },
  { label: 'Spring Summer 27', href: '/lume/ss27' },
  { label: 'Linen shirt dress' },
];

const meta = preview.meta({
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  args: { label: 'You are here', items },
});

/** Leads back out; the last entry is this page. */
export const Playground = meta.story({
  name: 'Breadcrumb',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByText('Linen shirt dress')).toHaveAttribute('aria-current', 'page');
  },
});

export const LongText = meta.story({
  args: { items: items.map((item) => ({ ...item, label: `${item.label} ${'and more '.repeat(4)}` })) },
});
