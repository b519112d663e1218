import type { DocsPair } from '../../testing/docs.ts';
import { RadioGroup } from './RadioGroup.tsx';

export const pairs: readonly DocsPair[] = [
  {
    do: {
      says: 'Answers of the same form show at a glance how they differ.',
      show: () => (
        <RadioGroup
          label="Delivery window"
          defaultValue="1"
          options={[
            { value: '1', label: 'January', hint: '15 January to 28 February' },
            { value: '2', label: 'March', hint: '1 March to 15 April' },
            { value: '3', label: 'May', hint: '2 May to 20 June' },
          ]}
        />
      ),
    },
    dont: {
      says: 'Answers in different words hide the dates that people compare.',
      show: () => (
        <RadioGroup
          label="Delivery window"
          defaultValue="1"
          options={[
            { value: '1', label: 'January, as early as the 15th' },
            { value: '2', label: 'Ship my order in March', hint: 'Until mid-April' },
            { value: '3', label: 'Late', hint: 'This window starts on 2 May and ends on 20 June.' },
          ]}
        />
      ),
    },
  },
];
