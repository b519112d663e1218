import { useSyncExternalStore } from 'react';
import type { GridView, ViewState } from './gridView.ts';

/** What one asks of the view; drawn again when that, and nothing else of it, is another. */
export function useView<Asked>(view: GridView, ask: (state: ViewState) => Asked): Asked {
  const answer = () => ask(view.get());
  return useSyncExternalStore(view.subscribe, answer, answer);
}
