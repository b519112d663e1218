import { flushCompileCache } from 'node:module';
import { banner } from './boot/banner.ts';
import { start } from './boot/start.ts';
import type { Running } from './boot/start.ts';
import { isRefused, isUnavailable, reasonOf } from './db/errors.ts';
import { FolderHeld } from './db/folderLock.ts';
import { createPrivately } from './db/privateFolder.ts';
import { ConfigError, readConfig } from './platform/config.ts';

const secondsToClose = 10;

/** What a person can repair is said in words; anything else with its stack. */
const explain = (error: unknown): string => {
  if (error instanceof ConfigError || error instanceof FolderHeld) return error.message;
  if (isUnavailable(error) || isRefused(error))
    return `The database cannot be reached: ${reasonOf(error)}. Check DATABASE_URL, and that the database runs. DATABASE_WAIT says for how many seconds a start waits.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

const fail = (error: unknown): never => {
  process.stderr.write(`\n${explain(error)}\n\n`);
  process.exit(1);
};

/** `--parent=PID`: npm passes no signal on, so its end is the signal. */
const watchParent = (onGone: () => void): void => {
  const parent = process.argv.map((argument) => /^--parent=(\d+)$/.exec(argument)?.[1]).find((id) => id !== undefined);
  if (parent === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === Number(parent)) return;
    clearInterval(timer);
    onGone();
  }, 500).unref();
};

/** Ctrl+C, SIGTERM and the end of npm close everything in order, also while it is still starting. */
const closeInOrder = (starting: Promise<Running>, stopStarting: () => void): void => {
  let closing = false;
  const close = (): void => {
    // Asked twice: the person does not want to wait.
    if (closing) process.exit(130);
    closing = true;
    setTimeout(() => process.exit(1), secondsToClose * 1000).unref();
    stopStarting();
    starting.then((running) => running.close()).then(() => process.exit(0), fail);
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
  watchParent(close);
};

const main = async (): Promise<void> => {
  createPrivately();
  const config = readConfig(process.env);
  const stop = new AbortController();
  const starting = start(config, stop.signal);
  closeInOrder(starting, () => stop.abort());
  const running = await starting.catch((error: unknown) => {
    // Nobody waits for a database that was told to stop.
    if (stop.signal.aborted) process.exit(0);
    throw error;
  });
  process.stdout.write(`${banner(running, config)}\n`);
  // For the next start, also when this one is killed.
  flushCompileCache();
};

main().catch(fail);
