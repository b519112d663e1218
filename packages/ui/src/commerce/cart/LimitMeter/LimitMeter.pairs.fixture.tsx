import type { DocsPair } from '../../../testing/docs.ts';
import { LimitMeter } from './LimitMeter.tsx';

export const pairs: readonly DocsPair[] = [
  {
    do: {
      says: 'The sentence counts what is missing, in units and money.',
      show: () => (
        <LimitMeter
          label="Limits of Resort 27"
          meters={[
            { id: 'units', text: '18 units to go to the minimum of 24', value: 0.25, state: 'broken' },
            { id: 'value', text: 'Minimum of USD 500.00 reached', value: 1, state: 'met' },
          ]}
        />
      ),
    },
    dont: {
      says: 'A percentage makes the buyer work out how many pieces to add.',
      show: () => (
        <LimitMeter
          label="Limits of Resort 27"
          meters={[
            { id: 'units', text: 'Quantity: 25 %', value: 0.25, state: 'broken' },
            { id: 'value', text: 'Value: 100 %', value: 1, state: 'met' },
          ]}
        />
      ),
    },
  },
];
