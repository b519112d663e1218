// A process of its own for work that may take long, need much memory or never end: it can be killed, and the server goes on.
import { setPriority } from 'node:os';

/** What a child is told to do: `work` of a module, with its input. */
export interface Order {
  module: string;
  input: unknown;
}

export type Outcome = { result: unknown } | { error: string };

interface Module {
  work: (input: unknown) => Promise<unknown>;
}

// The requests come first.
setPriority(10);

process.on('message', ({ module, input }: Order) => {
  const answer = (outcome: Outcome): void => void process.send?.(outcome);
  import(module)
    .then(({ work }: Module) => work(input))
    .then(
      (result) => answer({ result }),
      (error: unknown) => answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
});
// `process.exit` would wait for threads that are drawing.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// These signals may reach every process of a terminal or a service. The server ends its children once its last answer is sent.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
