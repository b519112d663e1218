import type { ComponentType } from 'react';
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

type Loaded = Awaited<ReturnType<ScreenEntry['load']>>;

/** Of a catalogue: the screen that came last, and how it was loaded. */
const ready = new WeakMap<Catalogue, readonly [Loaded, ScreenEntry['load']]>();

/** Loads a screen together with its words. */
export const loadScreen = async ({ load, words }: ScreenEntry, catalogue: Catalogue): Promise<Loaded> => {
  const [screen] = await Promise.all([load(), completeWords(words, catalogue)]);
  ready.set(catalogue, [screen, load]);
  return screen;
};

/** A screen, if it is the last that came with its words. */
export const readyScreen = ({ load }: ScreenEntry, catalogue: Catalogue): ComponentType | undefined => {
  const last = ready.get(catalogue);
  return last?.[1] === load ? last[0].default : undefined;
};
