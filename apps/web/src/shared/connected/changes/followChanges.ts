/** Opens a stream of changes. */
export type OpenStream<Event> = (signal: AbortSignal) => Promise<AsyncIterable<Event>>;

interface Following<Event> {
  open: OpenStream<Event>;
  /** Without an event: something may have changed while no stream was open. */
  onChange: (event?: Event) => void;
  signal: AbortSignal;
  /** Milliseconds; for tests. */
  times?: { first: number; longest: number; silence: number };
}

const usual = { first: 2000, longest: 60_000, silence: 15_000 };

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Reads the stream until it ends; true if an event came. A proxy that holds events back sends none: it is left after a while. */
const readStream = async <Event>({ open, onChange, signal }: Following<Event>, silence: number): Promise<boolean> => {
  let hasHeard = false;
  const attempt = new AbortController();
  const timer = setTimeout(() => attempt.abort(), silence);
  try {
    for await (const event of await open(AbortSignal.any([signal, attempt.signal]))) {
      clearTimeout(timer);
      hasHeard = true;
      onChange(event);
    }
  } catch {
    // The network or a proxy has ended the stream: the next round reads anyway.
  } finally {
    clearTimeout(timer);
  }
  return hasHeard;
};

/**
 * Calls `onChange` at each event of the stream, and opens it again when it ends. Where no stream gets through, this polls: after two seconds
 * first, then ever more seldom, at last once a minute.
 */
export const followChanges = async <Event>(following: Following<Event>): Promise<void> => {
  const { onChange, signal, times = usual } = following;
  let pause = times.first;
  while (!signal.aborted) {
    const hasHeard = await readStream(following, times.silence);
    if (signal.aborted) return;
    // Spread, so that all browsers do not come at once after a restart of the server.
    await wait(pause * (0.5 + Math.random() / 2), signal);
    pause = hasHeard ? times.first : Math.min(times.longest, pause * 2);
    if (!hasHeard && !signal.aborted) onChange();
  }
};
