// How much memory a server may use, as flags and variables for its process. Runs under any Node from 20.19 on.
import { totalmem } from 'node:os';
import { at } from './toolchain.mjs';

const MiB = 1_048_576;
const within = (least, most, value) => Math.min(most, Math.max(least, value));

/** The memory there is, in bytes: what the container allows (cgroup v1 or v2), or all of the machine. */
export const memoryAtHand = (total = totalmem(), constrained = process.constrainedMemory?.() ?? 0) =>
  constrained > 0 ? Math.min(total, constrained) : total;

/** Sizes of V8's heap in MiB for `memory` bytes. Small generations are collected before they spread; more of them gains no speed. */
export const heapSizes = (memory) => {
  const old = within(128, 512, Math.floor(memory / MiB / 4));
  return { old, semi: within(4, 8, Math.floor(old / 32)) };
};

/** Node's flags; none for what NODE_OPTIONS already says. */
export const memoryFlags = (memory = memoryAtHand(), given = process.env.NODE_OPTIONS ?? '') => {
  const { old, semi } = heapSizes(memory);
  const flags = { '--max-old-space-size': old, '--max-semi-space-size': semi };
  return Object.entries(flags)
    .filter(([name]) => !given.includes(name))
    .map(([name, size]) => `${name}=${size}`);
};

/**
 * Variables for the server. glibc keeps the freed memory of each arena, so there are only two. Compiled code is kept between starts: else
 * each start loads a compiler of TypeScript, which holds 25 MB.
 */
export const memoryEnv = (given = process.env) => ({
  MALLOC_ARENA_MAX: given.MALLOC_ARENA_MAX ?? '2',
  NODE_COMPILE_CACHE: given.NODE_COMPILE_CACHE ?? at('node_modules/.cache/server'),
});
