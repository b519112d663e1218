import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { paths } from '../shared/config/paths.ts';
import { useServices, useSession } from '../shared/queries/services.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import type { ScreenEntry } from '../shared/connected/screenEntry.ts';

interface ScreenHostProps {
  entry: ScreenEntry;
  screen: ComponentType;
}

/** Lets in or sends on, asks for the data ahead, and keeps a screen's failure from the rest of the page. */
export function ScreenHost({ entry, screen: Screen }: ScreenHostProps) {
  'use no memo';
  // Drawn again so seldom that what the compiler would remember is not worth its bytes.
  const services = useServices();
  const params = useParams();
  const { key, pathname, search, hash } = useLocation();
  const isUser = useSession().user !== null;
  const elsewhere = entry.guard?.(services, params, pathname + search + hash) ?? null;
  // Who was let in last.
  const [wasUser, setWasUser] = useState(isUser);
  if (elsewhere === null && wasUser !== isUser) setWasUser(isUser);
  useEffect(() => {
    if (elsewhere === null) entry.prefetch?.(services, params);
  }, [entry, services, params, elsewhere]);
  // Who has signed out is not asked to sign in again. By its key it leads on once more for who comes back before the next screen is there.
  if (elsewhere !== null) return <Navigate key={key} to={wasUser && !isUser ? paths.landing() : elsewhere} replace />;
  return (
    <ScreenBoundary>
      <Suspense>
        <Screen />
      </Suspense>
    </ScreenBoundary>
  );
}
