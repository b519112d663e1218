import { matchRoutes } from 'react-router-dom';
import type { EventSegment } from '../config/boot.ts';
import type { Catalogue } from './catalogue.ts';
import { screens, segmentScreens, type Params, type ScreenEntry } from './screens.ts';

/** The screen of a path, and the values in it. The segments of events have addresses of their own. */
export const findScreen = (
  path: string,
  segments: readonly EventSegment[] = [],
): { entry: ScreenEntry; params: Params } | null => {
  const routes = [...screens, ...segmentScreens(segments)].map((entry) => ({ path: entry.path, handle: entry }));
  const match = matchRoutes(routes, path)?.at(-1);
  return match ? { entry: match.route.handle, params: match.params } : null;
};

/** Loads the words that a screen needs beside those of the front page. */
export const completeWords = async (words: ScreenEntry['words'], catalogue: Catalogue): Promise<void> => {
  if (words === 'first') return;
  await Promise.all([catalogue.complete(), words && catalogue.complete(words)]);
};
