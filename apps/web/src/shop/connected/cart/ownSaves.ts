import type { Services } from '../../../shared/queries/services.ts';
import { createVersions } from './savedVersions.ts';

/** Versions that this app's own saves brought, and saves that are still on their way. */
const createOwnSaves = () => {
  const onTheWay = new Set<Promise<unknown>>();
  return {
    /** The version of a cart with the own saves that follow `known` without a gap. */
    raise: createVersions(),
    track: async <T>(save: Promise<T>): Promise<T> => {
      onTheWay.add(save);
      try {
        return await save;
      } finally {
        onTheWay.delete(save);
      }
    },
    /** Resolves once none is on its way, whatever became of them. */
    settled: async (): Promise<void> => {
      while (onTheWay.size > 0) await Promise.allSettled(onTheWay);
    },
  };
};

const known = new WeakMap<Services, ReturnType<typeof createOwnSaves>>();

export const ownSavesOf = (services: Services): ReturnType<typeof createOwnSaves> => {
  const saves = known.get(services) ?? createOwnSaves();
  known.set(services, saves);
  return saves;
};
