import { brandCards } from '../../../testing/index.ts';
import type { DocsPair } from '../../../testing/docs.ts';
import { BrandCard } from './BrandCard.tsx';

const [card] = brandCards;
const image = card?.image ?? '';

export const pairs: readonly DocsPair[] = [
  {
    do: {
      says: 'Two tags and a picture: cards can be compared at a glance.',
      show: () => <BrandCard name="Lume" href="#lume" image={image} tags={['Women', 'Resort']} seeMore="SEE MORE" />,
    },
    dont: {
      says: 'A list of everything the brand sells makes cards uneven and hard to compare.',
      show: () => (
        <BrandCard
          name="Lume Indústria e Comércio de Confecções"
          href="#lume"
          image={image}
          tags={['Women', 'Resort', 'Linen', 'Silk', 'Dresses', 'Shirts', 'Bags', 'Shoes', 'Made in Brazil', 'New']}
          seeMore="SEE MORE"
        />
      ),
    },
  },
];
