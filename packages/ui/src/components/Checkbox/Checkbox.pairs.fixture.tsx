import { Stack } from '../../foundation/index.ts';
import type { DocsPair } from '../../testing/docs.ts';
import { Checkbox } from './Checkbox.tsx';

export const pairs: readonly DocsPair[] = [
  {
    do: {
      says: 'Each box asks one thing, so a retailer can accept the terms without the news.',
      show: () => (
        <Stack space="none">
          <Checkbox label="I accept the terms of use" required />
          <Checkbox label="Send me news about collections" />
        </Stack>
      ),
    },
    dont: {
      says: 'One box for two questions gives no way to say yes to one and no to the other.',
      show: () => <Checkbox label="I accept the terms of use and want news about collections" required />,
    },
  },
];
