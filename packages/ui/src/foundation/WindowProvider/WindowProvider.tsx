import { createContext, use } from 'react';
import type { ReactNode } from 'react';

type View = Window & typeof globalThis;

const WindowContext = createContext<View | null>(null);

/** For components shown in another window than their program runs in, such as a frame of a preview: says which. */
export const WindowProvider = ({ view, children }: { view: View; children: ReactNode }) => (
  <WindowContext value={view}>{children}</WindowContext>
);

/** The other window the components are shown in; null where they stand in their program's own, as nearly always. */
export const useOtherWindow = (): View | null => use(WindowContext);
