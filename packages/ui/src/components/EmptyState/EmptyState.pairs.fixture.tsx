import type { DocsPair } from '../../testing/docs.ts';
import { Button } from '../Button/index.ts';
import { EmptyState } from './EmptyState.tsx';

export const pairs: readonly DocsPair[] = [
  {
    do: {
      says: 'The title names what is missing, and the button leads to what fills it.',
      show: () => (
        <EmptyState
          icon="heart"
          title="No favourites yet"
          text="Press the heart of a product to keep it here."
          action={<Button href="#brands">Browse brands</Button>}
        />
      ),
    },
    dont: {
      says: '“Oops” sounds like a fault, and “Go back” leads nowhere new.',
      show: () => (
        <EmptyState icon="error" title="Oops, nothing here!" action={<Button href="#back">Go back</Button>} />
      ),
    },
  },
];
