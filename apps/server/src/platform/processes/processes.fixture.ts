// Work for tests: some of it never ends, or needs all the memory there is.

const fill = (piece: () => unknown): never => {
  const held: unknown[] = [];
  for (;;) held.push(piece());
};

const works = {
  pid: async () => process.pid,
  settings: async () => Object.keys(process.env),
  wait: () => new Promise<never>(() => undefined),
  loop: async () => {
    for (;;);
  },
  fail: () => Promise.reject(new Error('The work failed.')),
  exit: async () => process.exit(3),
  fillHeap: async () => fill(() => Array.from<number>({ length: 1_000_000 }).fill(0)),
  fillBuffers: async () => fill(() => Buffer.alloc(10_000_000, 1)),
};

export const work = (name: keyof typeof works): Promise<unknown> => works[name]();
