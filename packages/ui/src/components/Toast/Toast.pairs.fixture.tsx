import type { DocsPair } from '../../testing/docs.ts';
import { ToastRegion } from './ToastRegion.tsx';
import type { ToastMessage } from './useToasts.ts';

const labels = { region: 'Notifications', close: 'Close' };

/** A toast that stays in the picture. */
const Shown = (toast: Omit<ToastMessage, 'id'>) => (
  <ToastRegion toasts={[{ id: 1, ...toast }]} onDismiss={() => undefined} labels={labels} duration={86_400_000} />
);

export const pairs: readonly DocsPair[] = [
  {
    height: 260,
    do: {
      says: 'A few words confirm what people just did.',
      show: () => <Shown tone="positive" message="Address saved." />,
    },
    dont: {
      says: 'A toast is gone before people read what they must act on. Use a Banner.',
      show: () => (
        <Shown
          tone="critical"
          message="Your order was not sent: two products are sold out and the minimum of 24 units is no longer met. Open the cart, choose other sizes and send the order again before 30 November."
        />
      ),
    },
  },
];
