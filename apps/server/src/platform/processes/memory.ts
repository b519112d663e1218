import { readFile } from 'node:fs/promises';

const often = 100;

/** Megabytes that a process holds; 0 where the system has no `/proc`. */
const heldBy = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
};

/**
 * Tells once when a process holds more than so many megabytes; returns how to stop. The limit of V8's heap says nothing of pictures and
 * archives, which are outside of it. Where there is no `/proc` only V8's limit holds.
 */
export const watchMemory = (pid: number | undefined, megabytes: number, tell: () => void): (() => void) => {
  if (pid === undefined || megabytes === Infinity) return () => undefined;
  let isWatching = true;
  const timer = setInterval(() => {
    void heldBy(pid).then((held) => {
      if (isWatching && held > megabytes) tell();
    });
  }, often);
  return () => {
    isWatching = false;
    clearInterval(timer);
  };
};
