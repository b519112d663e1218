import { PageRest } from '@vitrine/ui/foundation';
import { Suspense, useEffect, type ComponentType } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useServices, useSession } from '../queries/services.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import type { ScreenEntry } from './screens.ts';

interface ScreenHostProps {
  entry: ScreenEntry;
  screen: ComponentType;
}

/** Lets in or sends on, asks for the data ahead, and keeps a screen's failure from the rest of the page. */
export function ScreenHost({ entry, screen: Screen }: ScreenHostProps) {
  const services = useServices();
  const params = useParams();
  const { hash } = useLocation();
  useSession();
  const elsewhere = entry.guard?.(services, params, hash) ?? null;
  useEffect(() => {
    if (elsewhere === null) entry.prefetch?.(services, params);
  }, [entry, services, params, elsewhere]);
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  return (
    <ScreenBoundary>
      <Suspense fallback={<PageRest />}>
        <Screen />
      </Suspense>
    </ScreenBoundary>
  );
}
