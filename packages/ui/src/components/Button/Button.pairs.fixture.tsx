import { Inline } from '../../foundation/index.ts';
import type { DocsPair } from '../../testing/docs.ts';
import { Button } from './Button.tsx';

export const pairs: readonly DocsPair[] = [
  {
    do: {
      says: 'One primary button makes the main action clear.',
      show: () => (
        <Inline>
          <Button>Send order</Button>
          <Button variant="secondary">Save draft</Button>
        </Inline>
      ),
    },
    dont: {
      says: 'Two primary buttons compete. Nobody knows which one is the main action.',
      show: () => (
        <Inline>
          <Button>Send order</Button>
          <Button>Save draft</Button>
        </Inline>
      ),
    },
  },
];
