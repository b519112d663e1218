import { createContext, use } from 'react';
import type { ReactNode } from 'react';

type View = Window & typeof globalThis;

const WindowContext = createContext<View | null>(null);
const RestContext = createContext(false);

interface WindowProviderProps {
  view: View;
  /** Whether the window is only looked at: what moves by itself rests until somebody goes there. */
  isResting?: boolean;
  children: ReactNode;
}

/** For components shown in another window than their program runs in, such as a frame of a preview: says which. */
export const WindowProvider = ({ view, isResting = false, children }: WindowProviderProps) => (
  <WindowContext value={view}>
    <RestContext value={isResting}>{children}</RestContext>
  </WindowContext>
);

/** The other window the components are shown in; null where they stand in their program's own, as nearly always. */
export const useOtherWindow = (): View | null => use(WindowContext);

/** Whether what moves by itself rests, for the window is only looked at. */
export const useIsResting = (): boolean => use(RestContext);
