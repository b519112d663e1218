import { useLabels } from '#storybook/labels';
import type { DocsPair } from '../../../testing/docs.ts';
import { orderTimelineWords } from '../../../testing/words/order.ts';
import { OrderTimeline } from './OrderTimeline.tsx';

const Timeline = ({ entries }: { entries: readonly string[] }) => (
  <OrderTimeline entries={[...entries]} onCopyLink={() => undefined} labels={useLabels(orderTimelineWords)} />
);

export const pairs: readonly DocsPair[] = [
  {
    do: {
      says: 'One sentence an entry: who did what, with what matters in bold.',
      show: () => (
        <Timeline
          entries={[
            '<p><strong>Invoice sent</strong>, Nov. 20, 2026. <a href="https://pay.example/1043">Pay the invoice</a></p>',
            '<p><strong>Casa Maré</strong> is preparing the order.</p>',
            '<p>The order was sent.</p>',
          ]}
        />
      ),
    },
    dont: {
      says: 'Entries like a log say nothing to a shop owner.',
      show: () => (
        <Timeline
          entries={[
            '<p>STATUS_CHANGED p → f (user 8812) 2026-11-20T10:00:00Z; invoice_id=77120; notify=true; retries=0</p>',
            '<p>STATUS_CHANGED b → p (user 8812) 2026-11-19T09:14:22Z; notify=true; retries=1</p>',
            '<p>CREATED</p>',
          ]}
        />
      ),
    },
  },
];
