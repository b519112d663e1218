import { ApiError, NetworkError } from '@vitrine/api/client';
import { ErrorState } from '@vitrine/ui/components/ErrorState';
import { Container } from '@vitrine/ui/foundation';
import { useSay } from './useSay.ts';

interface TroubleProps {
  error: unknown;
  onRetry: () => void;
  /** Says it in the page's own words, such as those of a brand that is not available. */
  title?: string;
}

/** A page that could not be read: what happened, and a way to try again. */
export function Trouble({ error, onRetry, title }: TroubleProps) {
  const say = useSay();
  const reference = error instanceof ApiError ? error.requestId : null;
  return (
    <Container>
      <ErrorState
        title={title ?? say('app.error.title')}
        text={say(error instanceof NetworkError ? 'app.error.offline' : 'app.error.unexpected')}
        retryLabel={say('app.error.retry')}
        onRetry={onRetry}
        requestId={reference ? say('app.error.reference', { id: reference }) : undefined}
      />
    </Container>
  );
}
