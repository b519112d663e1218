/** There is more work than can be queued. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

/** Lets `lanes` pieces of work run at once and keeps up to `queue` waiting; more is refused with `Overloaded`. */
export const createLanes = ({
  lanes,
  queue,
}: {
  lanes: number;
  queue: number;
}): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  const enter = async (): Promise<void> => {
    if (running < lanes) {
      running += 1;
      return;
    }
    if (waiting.length >= queue) throw new Overloaded('Too much work is waiting.');
    // Whoever leaves hands the lane over, so `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
