import { Inline, Text } from '../../foundation/index.ts';
import type { DocsPair } from '../../testing/docs.ts';
import { Badge } from './Badge.tsx';

export const pairs: readonly DocsPair[] = [
  {
    do: {
      says: 'One badge beside a name is noticed.',
      show: () => (
        <Inline>
          <Text weight="strong">Linen shirt dress</Text>
          <Badge tone="accent">New</Badge>
        </Inline>
      ),
    },
    dont: {
      says: 'Of four badges, readers notice none.',
      show: () => (
        <Inline>
          <Text weight="strong">Linen shirt dress</Text>
          <Badge tone="accent">New</Badge>
          <Badge tone="brand">Best seller</Badge>
          <Badge tone="info">Linen</Badge>
          <Badge tone="positive">In stock</Badge>
        </Inline>
      ),
    },
  },
];
