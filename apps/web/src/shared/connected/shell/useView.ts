import { useCallback, useEffect } from 'react';
import type { BuyerStage } from '../../queries/session.ts';
import { paths } from '../../config/paths.ts';
import { useServices } from '../../queries/services.ts';

/** As whom staff see the shop in this tab. */
export interface ViewedAs {
  person: string;
  company: string | null;
  stage: BuyerStage | null;
}

const LONGEST_MS = 30 * 60_000;

/** As whom this tab shows the shop, and how to end that. It also ends with its time, and leads back to the back office. */
export const useView = (): { viewed: ViewedAs | null; end: () => Promise<void> } => {
  const { client, session, storage } = useServices();
  const end = useCallback(async () => {
    // What the server does not hear ends there by itself.
    await client.staffViews.end().catch(() => undefined);
    session.end('expired');
  }, [client, session]);
  useEffect(() => {
    const left = Math.min(LONGEST_MS, Number(storage.get('accessEnds')) - Date.now());
    const timer = setTimeout(() => void end(), Math.max(0, left));
    const stop = session.onEnd(() => location.replace(paths.admin()));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [end, session, storage]);
  return { viewed: storage.getJson<ViewedAs>('viewing'), end };
};
