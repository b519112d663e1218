import { matchRoutes } from 'react-router-dom';
import type { Catalogue } from './catalogue.ts';
import type { OwnAddresses, Params, ScreenEntry } from '../shared/connected/screenEntry.ts';
import { screens, screensOf } from './screens.ts';

/** The screen of a path, and the values in it. Segments of events and campaign pages have addresses of their own. */
export const findScreen = (path: string, own?: OwnAddresses): { entry: ScreenEntry; params: Params } | null => {
  const routes = (own ? screensOf(own) : screens).map((entry) => ({ path: entry.path, handle: entry }));
  const match = matchRoutes(routes, path)?.at(-1);
  return match ? { entry: match.route.handle, params: match.params } : null;
};

/** Loads the words that a screen needs beside those of the front page. */
export const completeWords = async (words: ScreenEntry['words'], catalogue: Catalogue): Promise<void> => {
  if (words === 'first') return;
  await Promise.all([catalogue.complete(), words && catalogue.complete(words)]);
};
