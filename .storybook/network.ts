import { setupWorker } from 'msw/browser';
import type { SetupWorker } from 'msw/browser';

const start = async (): Promise<SetupWorker> => {
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return worker;
};

let worker: Promise<SetupWorker> | undefined;

/** One worker for all stories: a docs page starts many at the same moment, and a second start would fail. */
export const network = (): Promise<SetupWorker> => (worker ??= start());
