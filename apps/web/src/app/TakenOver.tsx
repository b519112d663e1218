import { useLayoutEffect, type ReactNode } from 'react';

interface TakenOverProps {
  /** Called once React answers what is pressed. */
  onReady: () => void;
  children: ReactNode;
}

/** Says when the markup of the server has become the app. */
export function TakenOver({ onReady, children }: TakenOverProps) {
  useLayoutEffect(onReady, [onReady]);
  return children;
}
