import { useEffect, useState } from 'react';

const ACTS = ['keydown', 'pointerdown', 'input'] as const;

/** Whether the user has pressed or typed anything since the shop opened. */
export const useHasActed = (): boolean => {
  const [hasActed, setActed] = useState(false);
  useEffect(() => {
    const act = (): void => setActed(true);
    for (const event of ACTS) addEventListener(event, act, { capture: true });
    return () => {
      for (const event of ACTS) removeEventListener(event, act, { capture: true });
    };
  }, []);
  return hasActed;
};
