import { Inline } from '../../foundation/index.ts';
import type { DocsPair } from '../../testing/docs.ts';
import { Button } from '../Button/index.ts';
import { Switch } from './Switch.tsx';

export const pairs: readonly DocsPair[] = [
  {
    do: {
      says: 'A switch alone changes the list as soon as people press it.',
      show: () => <Switch label="Active collections only" defaultChecked />,
    },
    dont: {
      says: 'A button beside it makes people ask whether the switch works without it.',
      show: () => (
        <Inline align="center">
          <Switch label="Active collections only" defaultChecked />
          <Button size="sm" variant="secondary">
            Save
          </Button>
        </Inline>
      ),
    },
  },
];
