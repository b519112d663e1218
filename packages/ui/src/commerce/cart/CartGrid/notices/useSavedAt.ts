import { useEffect, useState } from 'react';

/** When the last change was kept: the moment at which nothing was on its way any more. Null until then. */
export function useSavedAt(isBusy: boolean): Date | null {
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  useEffect(() => {
    if (!isBusy) return undefined;
    return () => setSavedAt(new Date());
  }, [isBusy]);
  return savedAt;
}
