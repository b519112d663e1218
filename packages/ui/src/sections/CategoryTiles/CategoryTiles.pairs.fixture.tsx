import type { DocsPair } from '../../testing/docs.ts';
import { brands, heroPictures } from '../../testing/index.ts';
import { CategoryTiles } from './CategoryTiles.tsx';

const names = ['Dresses', 'Knitwear', 'Shirts'];

const show = (pictures: () => readonly string[]) => () => (
  <CategoryTiles
    label="Categories"
    categories={pictures().map((image, index) => ({
      id: String(index),
      name: names[index] ?? '',
      image,
      href: '#category',
    }))}
  />
);

export const pairs: readonly DocsPair[] = [
  {
    width: 768,
    do: {
      says: 'Each tile shows one garment, so people find a category without reading.',
      show: show(() => brands.slice(0, 3).map(({ image }) => image)),
    },
    dont: {
      says: 'Moods and details do not show what the category holds.',
      show: show(() => [heroPictures.wide, heroPictures.cool, heroPictures.pale]),
    },
  },
];
