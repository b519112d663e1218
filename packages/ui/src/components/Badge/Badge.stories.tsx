import preview from '#storybook/preview';
import { Inline } from '../../foundation/index.ts';
import { Badge } from './Badge.tsx';

const meta = preview.meta({ title: 'Components/Badge', component: Badge, args: { children: 'New' } });

export const Playground = meta.story({});

export const Tones = meta.story({
  render: () => (
    <Inline>
      <Badge>Draft</Badge>
      <Badge tone="brand">Best seller</Badge>
      <Badge tone="accent">New in</Badge>
      <Badge tone="positive" dot>
        Paid
      </Badge>
      <Badge tone="caution" dot>
        Pending
      </Badge>
      <Badge tone="critical" dot>
        Cancelled
      </Badge>
      <Badge tone="info" dot>
        In production
      </Badge>
    </Inline>
  ),
});
