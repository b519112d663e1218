import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Root } from './Root.tsx';
import { ScreenHost } from './ScreenHost.tsx';
import { screens } from './screens.ts';

const routes = screens.map((entry) => ({ entry, screen: lazy(entry.load) }));

/** Every screen in the shell, each with its own piece of the program. */
export function ShopRoutes() {
  return (
    <Routes>
      <Route element={<Root />}>
        {routes.map(({ entry, screen }) => (
          <Route key={entry.path} path={entry.path} element={<ScreenHost key={entry.path} entry={entry} screen={screen} />} />
        ))}
      </Route>
    </Routes>
  );
}
