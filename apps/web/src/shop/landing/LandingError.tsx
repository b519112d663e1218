import { useEffect } from 'react';
import QueryErrorView from '../../shared/connected/QueryErrorView.tsx';
import { isRefusal } from '../../shared/connected/isRefusal.ts';
import { useServices } from '../../shared/queries/services.ts';

interface LandingErrorProps {
  error: unknown;
  onRetry: () => void;
}

/** A front page that could not be read. What an earlier visit left behind may be why it was refused, so it is forgotten. */
export default function LandingError({ error, onRetry }: LandingErrorProps) {
  const { storage } = useServices();
  useEffect(() => {
    if (isRefusal(error)) storage.clearUser();
  }, [error, storage]);
  return <QueryErrorView error={error} onRetry={onRetry} />;
}
