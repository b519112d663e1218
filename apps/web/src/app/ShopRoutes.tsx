import { lazy, Suspense, useCallback, useMemo, useState, type ComponentType } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useServices } from '../shared/queries/services.ts';
import type { Catalogue } from './catalogue.ts';
import { Root } from './Root.tsx';
import { ScreenHost } from './ScreenHost.tsx';
import { rewriteEventPath } from './rewriteEventPath.ts';
import { loadScreen, readyScreen } from './screenOf.ts';
import type { ScreenEntry } from '../shared/connected/screenEntry.ts';
import { screensOf } from './screens.ts';

const TokenEntry = lazy(() => import('../shared/connected/auth/TokenEntry.tsx'));

/**
 * A screen as its own piece of the program. One that has come is no promise: while React waits for one, any change above makes it draw the
 * server's markup again.
 */
const screenOf = (entry: ScreenEntry, catalogue: Catalogue): ComponentType =>
  readyScreen(entry, catalogue) ?? lazy(() => loadScreen(entry, catalogue));

/** Every screen, in the shell or without it. */
export function ShopRoutes({ catalogue }: { catalogue: Catalogue }) {
  'use no memo';
  // Drawn again so seldom that what the compiler would remember is not worth its bytes.
  const services = useServices();
  const [isEntering, setEntering] = useState(() => services.storage.get('temporaryToken') !== null);
  const showShop = useCallback(() => setEntering(false), []);
  const { pathname, search, hash } = useLocation();
  const routes = useMemo(
    () => screensOf(services).map((entry) => ({ entry, screen: screenOf(entry, catalogue) })),
    [catalogue, services],
  );
  const routesOf = (bare?: true) =>
    routes
      .filter(({ entry }) => entry.bare === bare)
      .map(({ entry, screen }) => (
        <Route
          key={entry.path}
          path={entry.path}
          element={<ScreenHost key={entry.path} entry={entry} screen={screen} />}
        />
      ));
  if (isEntering)
    return (
      <Suspense>
        <TokenEntry onDone={showShop} />
      </Suspense>
    );
  const rewritten = rewriteEventPath(pathname);
  if (rewritten !== null) return <Navigate to={rewritten + search + hash} replace />;
  return (
    <Routes>
      {routesOf(true)}
      <Route element={<Root />}>{routesOf()}</Route>
    </Routes>
  );
}
