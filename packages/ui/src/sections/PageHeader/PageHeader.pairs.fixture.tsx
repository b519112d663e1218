import { Button } from '../../components/Button/index.ts';
import type { DocsPair } from '../../testing/docs.ts';
import { PageHeader } from './PageHeader.tsx';

export const pairs: readonly DocsPair[] = [
  {
    width: 768,
    do: {
      says: 'A noun as title fits in one line, and in the breadcrumb.',
      show: () => (
        <PageHeader
          title="Favourites"
          count="48 products"
          actions={<Button variant="secondary">Download line sheet</Button>}
        />
      ),
    },
    dont: {
      says: 'A sentence takes a second line and says nothing more.',
      show: () => (
        <PageHeader
          title="These are all your favourites at Vitrine"
          count="48 products"
          actions={<Button variant="secondary">Download line sheet</Button>}
        />
      ),
    },
  },
];
