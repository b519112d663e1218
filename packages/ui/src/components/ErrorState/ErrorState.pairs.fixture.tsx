import type { DocsPair } from '../../testing/docs.ts';
import { ErrorState } from './ErrorState.tsx';

const onRetry = () => undefined;

export const pairs: readonly DocsPair[] = [
  {
    do: {
      says: 'The message says what failed, what is safe and what helps.',
      show: () => (
        <ErrorState
          title="We couldn’t load your orders"
          text="Nothing you sent is lost. Check your connection and try again."
          retryLabel="Try again"
          onRetry={onRetry}
        />
      ),
    },
    dont: {
      says: 'A code and an apology do not tell whether the order arrived.',
      show: () => (
        <ErrorState
          title="Error 500"
          text="Sorry! Something went wrong. FETCH_ORDERS_FAILED"
          retryLabel="Try again"
          onRetry={onRetry}
        />
      ),
    },
  },
];
