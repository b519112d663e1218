import type { DocsPair } from '../../testing/docs.ts';
import { Select } from './Select.tsx';

export const pairs: readonly DocsPair[] = [
  {
    do: {
      says: 'The label names the choice, and the placeholder asks for it.',
      show: () => (
        <Select
          label="Price list"
          placeholder="Choose a price list"
          options={[{ value: 'eu', label: 'Europe, wholesale' }]}
          defaultValue=""
        />
      ),
    },
    dont: {
      says: 'Without a label, “Select” does not say what is chosen here.',
      show: () => (
        <Select
          label="Price list"
          hideLabel
          placeholder="Select"
          options={[{ value: 'eu', label: 'Europe, wholesale' }]}
          defaultValue=""
        />
      ),
    },
  },
];
