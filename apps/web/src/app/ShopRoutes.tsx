import { lazy, useMemo } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Catalogue } from './catalogue.ts';
import { Root } from './Root.tsx';
import { ScreenHost } from './ScreenHost.tsx';
import { screens, type ScreenEntry } from './screens.ts';

const completed = async (words: ScreenEntry['words'], catalogue: Catalogue): Promise<void> => {
  if (words === 'first') return;
  await Promise.all([catalogue.complete(), words === 'studio' ? catalogue.complete('studio') : undefined]);
};

/** A screen as its own piece of the program, which comes together with its words. */
const screenOf = ({ load, words }: ScreenEntry, catalogue: Catalogue) =>
  lazy(async () => {
    const [screen] = await Promise.all([load(), completed(words, catalogue)]);
    return screen;
  });

/** Every screen, in the shell or without it. */
export function ShopRoutes({ catalogue }: { catalogue: Catalogue }) {
  const routes = useMemo(() => screens.map((entry) => ({ entry, screen: screenOf(entry, catalogue) })), [catalogue]);
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
  return (
    <Routes>
      {routesOf(true)}
      <Route element={<Root />}>{routesOf()}</Route>
    </Routes>
  );
}
