import { Inline } from '../../foundation/index.ts';
import type { DocsPair } from '../../testing/docs.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from './IconButton.tsx';

export const pairs: readonly DocsPair[] = [
  {
    do: {
      says: 'Icons stand alone where everybody knows them. Other actions have words.',
      show: () => (
        <Inline align="center">
          <IconButton icon="heart" label="Add Linen shirt to favourites" />
          <IconButton icon="share" label="Share Linen shirt" />
          <Button size="sm" variant="secondary">
            Change price list
          </Button>
        </Inline>
      ),
    },
    dont: {
      says: 'An icon for an action of the trade makes people guess: sort, swap prices, print labels?',
      show: () => (
        <Inline align="center">
          <IconButton icon="heart" label="Add Linen shirt to favourites" />
          <IconButton icon="share" label="Share Linen shirt" />
          <IconButton icon="sort" label="Change price list" />
        </Inline>
      ),
    },
  },
];
