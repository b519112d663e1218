import { Stack } from '../../foundation/index.ts';
import type { DocsPair } from '../../testing/docs.ts';
import { Banner } from './Banner.tsx';

export const pairs: readonly DocsPair[] = [
  {
    do: {
      says: 'One banner says what matters most.',
      show: () => (
        <Banner tone="critical" title="Two products are sold out">
          Choose other sizes, or remove them from the cart.
        </Banner>
      ),
    },
    dont: {
      says: 'Several banners above each other hide the important one.',
      show: () => (
        <Stack space="sm">
          <Banner tone="info">The collection closes on 30 November.</Banner>
          <Banner tone="positive">Your cart was saved.</Banner>
          <Banner tone="critical">Two products are sold out.</Banner>
        </Stack>
      ),
    },
  },
];
