import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useServices } from '../shared/queries/services.ts';
import type { Catalogue } from './catalogue.ts';
import { Root } from './Root.tsx';
import { ScreenHost } from './ScreenHost.tsx';
import { rewriteEventPath } from './rewriteEventPath.ts';
import { completeWords } from './screenOf.ts';
import type { ScreenEntry } from '../shared/connected/screenEntry.ts';
import { screensOf } from './screens.ts';

const TokenEntry = lazy(() => import('../shared/connected/auth/TokenEntry.tsx'));

/** A screen as its own piece of the program, which comes together with its words. */
const screenOf = ({ load, words }: ScreenEntry, catalogue: Catalogue) =>
  lazy(async () => {
    const [screen] = await Promise.all([load(), completeWords(words, catalogue)]);
    return screen;
  });

/** Every screen, in the shell or without it. */
export function ShopRoutes({ catalogue }: { catalogue: Catalogue }) {
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
