import { ApiError, NetworkError } from '@vitrine/api/client';
import { lazy, Suspense } from 'react';
import { useSay } from './useSay.ts';

const TroubleView = lazy(() => import('./TroubleView.tsx'));

interface TroubleProps {
  error: unknown;
  onRetry: () => void;
  /** Says it in the page's own words, such as those of a brand that is not available. */
  title?: string;
}

/** A page that could not be read: what happened, and a way to try again. */
export function Trouble({ error, onRetry, title }: TroubleProps) {
  const say = useSay();
  const text = say(error instanceof NetworkError ? 'app.error.offline' : 'app.error.unexpected');
  return (
    <Suspense>
      <TroubleView
        title={title ?? say('app.error.title')}
        text={text}
        reference={error instanceof ApiError ? error.requestId : null}
        onRetry={onRetry}
      />
    </Suspense>
  );
}
