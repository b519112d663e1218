import { useLabels } from '#storybook/labels';
import type { DocsPair } from '../../../testing/docs.ts';
import { brands } from '../../../testing/index.ts';
import { collectionCardWords } from '../../../testing/words/brand.ts';
import { CollectionCard } from './CollectionCard.tsx';

const Card = ({ facts, action }: { facts: readonly string[]; action: string }) => (
  <CollectionCard
    name="Summer 27"
    image={brands[1]?.image ?? ''}
    facts={facts}
    action={action}
    onOpen={() => undefined}
    labels={useLabels(collectionCardWords)}
  />
);

export const pairs: readonly DocsPair[] = [
  {
    do: {
      says: 'Dates, number of styles and minimum let a retailer plan the order.',
      show: () => (
        <Card
          facts={['Order until Mar 31, 2027', 'Delivery: Apr 5 – May 20, 2027', '38 styles · from 24 units']}
          action="Order Summer 27"
        />
      ),
    },
    dont: {
      says: 'Slogans name no date, no delivery and no minimum.',
      show: () => (
        <Card
          facts={['Limited time only!', 'Fast delivery', 'Our most beautiful collection so far']}
          action="Discover"
        />
      ),
    },
  },
];
