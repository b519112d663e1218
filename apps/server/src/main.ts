import { flushCompileCache } from 'node:module';
import { banner } from './boot/banner.ts';
import { start } from './boot/start.ts';
import type { Running } from './boot/start.ts';
import { FolderHeld } from './db/folderLock.ts';
import { createPrivately } from './db/privateFolder.ts';
import { ConfigError, readConfig } from './platform/config.ts';

const secondsToClose = 10;

/** What a person can repair is said in words; anything else with its stack. */
const explain = (error: unknown): string => {
  if (error instanceof ConfigError || error instanceof FolderHeld) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

const fail = (error: unknown): never => {
  process.stderr.write(`\n${explain(error)}\n\n`);
  process.exit(1);
};

/** Ctrl+C and SIGTERM close everything in order, also while it is still starting. */
const closeOnSignal = (starting: Promise<Running>): void => {
  let closing = false;
  const close = (): void => {
    // Asked twice: the person does not want to wait.
    if (closing) process.exit(130);
    closing = true;
    setTimeout(() => process.exit(1), secondsToClose * 1000).unref();
    starting.then((running) => running.close()).then(() => process.exit(0), fail);
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
};

const main = async (): Promise<void> => {
  createPrivately();
  const config = readConfig(process.env);
  const starting = start(config);
  closeOnSignal(starting);
  process.stdout.write(`${banner(await starting, config)}\n`);
  // For the next start, also when this one is killed.
  flushCompileCache();
};

main().catch(fail);
