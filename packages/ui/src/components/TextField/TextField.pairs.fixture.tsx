import type { DocsPair } from '../../testing/docs.ts';
import { TextField } from './TextField.tsx';

export const pairs: readonly DocsPair[] = [
  {
    do: {
      says: 'The label stays above the field while people type.',
      show: () => <TextField label="Tax number" hint="14 digits, as on your invoice." defaultValue="12.345" />,
    },
    dont: {
      says: 'A placeholder as label is gone once there is a value. What is 12.345?',
      show: () => <TextField label="Tax number" hideLabel placeholder="Tax number" defaultValue="12.345" />,
    },
  },
];
