import { Stack, Text } from '../../foundation/index.ts';
import type { DocsPair } from '../../testing/docs.ts';
import { TextField } from '../TextField/index.ts';
import { Tabs } from './Tabs.tsx';

const orders = <Text>Three orders are on their way.</Text>;
const form = (
  <Stack>
    <TextField label="Street" required />
    <TextField label="City" required />
  </Stack>
);

export const pairs: readonly DocsPair[] = [
  {
    do: {
      says: 'Tabs hold views of the same kind, with short names.',
      show: () => (
        <Tabs
          label="Orders"
          items={[
            { id: 'current', label: 'Current', count: 3, content: orders },
            { id: 'past', label: 'Past', count: 48, content: orders },
          ]}
        />
      ),
    },
    dont: {
      says: 'A form divided among tabs hides its errors.',
      show: () => (
        <Tabs
          label="Address"
          items={[
            { id: 'billing', label: 'Step 1', content: form },
            { id: 'shipping', label: 'Step 2', content: form },
          ]}
        />
      ),
    },
  },
];
