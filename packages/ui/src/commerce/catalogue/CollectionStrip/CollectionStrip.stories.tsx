import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { brands } from '../../../testing/index.ts';
import { CollectionStrip } from './CollectionStrip.tsx';

const entry = (id: number, name: string, facts: string[]) => ({
  id: String(id),
  name,
  href: `/casa-marola/collections/${id}`,
  image: brands[id]?.image ?? '',
  facts,
});

const meta = preview.meta({
  title: 'Commerce/CollectionStrip',
  component: CollectionStrip,
  args: {
    label: 'Collections',
    collections: [
      entry(1, 'Resort 27', [
        'Order until Mar 31, 2027',
        'Delivery: Apr 5 – May 20, 2027',
        '38 styles · from 24 units',
      ]),
      entry(2, 'Pre-Fall 27', ['Order until May 15, 2027', '24 styles']),
      entry(3, 'Always', ['12 styles']),
    ],
  },
});

/** Each collection leads to its line sheet. The second one has no delivery window. */
export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Resort 27' })).toHaveAttribute('href', '/casa-marola/collections/1');
    await expect(canvas.getAllByText(/^Delivery:/)).toHaveLength(1);
  },
});

export const One = meta.story({ args: { collections: [entry(1, 'Resort 27', [])] } });

export const Long = meta.story({
  name: 'Long names and facts',
  args: {
    collections: [
      entry(1, 'Resort and Pre-Fall 2026: The Recôncavo Capsule, second delivery', [
        'Order until March 31, 2027, or as long as the fabric lasts',
        'Delivery: December 28, 2026 – May 20, 2027',
        '138 styles · from 1,240 units',
      ]),
      entry(2, 'Pre-Fall 27', ['24 styles']),
    ],
  },
});
