import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The program of a server. */
export const mainFile = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A server as a process of its own, as a person starts it. */
export interface ServerProcess {
  output: () => string;
  /** Resolves when the output matches. */
  says: (words: RegExp) => Promise<RegExpExecArray>;
  kill: (signal: NodeJS.Signals) => void;
  ended: Promise<number | null>;
}

export const launch = (env: Record<string, string | undefined>): ServerProcess => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [mainFile], {
    env: { PATH, NODE_COMPILE_CACHE, SEED: 'none', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const says = (words: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = words.exec(text);
        if (found) resolve(found);
      };
      for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
      void ended.then(() => reject(new Error(`ended before it said ${words}: ${text}`)));
      look();
    });
  return { output: () => text, says, kill: (signal) => void child.kill(signal), ended };
};

/** The address of the shop, once it is open. */
export const shopOf = async (server: ServerProcess): Promise<string> =>
  (await server.says(/Shop\s+(http:\S+)/))[1] ?? '';
