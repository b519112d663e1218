import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { readGlobals } from '../modes.ts';
import type { Seen } from '../modes.ts';

type Globals = Record<string, unknown>;

/** The toolbar, on a page of documentation. */
export const useGlobals = (): Seen => {
  const { channel, componentStories, getStoryContext } = use(DocsContext);
  const [globals, setGlobals] = useState<Globals>(() => {
    const [first] = componentStories();
    return first ? getStoryContext(first).userGlobals : {};
  });
  useEffect(() => {
    const onUpdate = (update: { globals: Globals }) => setGlobals(update.globals);
    channel.on(GLOBALS_UPDATED, onUpdate);
    return () => channel.off(GLOBALS_UPDATED, onUpdate);
  }, [channel]);
  return readGlobals(globals);
};
