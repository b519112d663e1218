import type { Page } from '@playwright/test';

/** How many times slower than this machine, as a modest laptop is. */
const SLOWDOWN = 4;

/** Resolves when every frame that was made shows its pictures. */
export const previewSettled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLIFrameElement>('[data-surface] iframe')].every(({ contentDocument }) =>
      [...(contentDocument?.images ?? [])].every(({ complete, loading }) => complete || loading === 'lazy'),
    ),
  );
};

/** How soon everything in view is painted in a new colour. */
interface Change {
  milliseconds: number;
  /** Pictures that the browser painted until then; 1 is at once. */
  paints: number;
}

/** Changes the brand colour as a drag of the colour field does. */
const changeTo = (page: Page, colour: string): Promise<Change> =>
  page.evaluate(async (next) => {
    const field = document.querySelector<HTMLInputElement>('[data-studio] input[type=color]');
    if (!field) throw new Error('There is no colour to change.');
    const frames = await new Promise<HTMLIFrameElement[]>((resolve) => {
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect();
        resolve(
          entries.flatMap(({ target, intersectionRatio }) =>
            intersectionRatio > 0 && target instanceof HTMLIFrameElement ? [target] : [],
          ),
        );
      });
      for (const frame of document.querySelectorAll('iframe')) observer.observe(frame);
    });
    const colours = () =>
      frames.map(({ contentDocument: shown }) =>
        // A mail has no custom properties: its colours are written into it.
        shown
          ? getComputedStyle(shown.documentElement).getPropertyValue('--v-color-brand') || shown.body.outerHTML
          : '',
      );
    const before = colours();
    const painted = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(null);
        });
      });
    const start = performance.now();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, next);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    let paints = 0;
    do {
      await painted();
      paints += 1;
    } while (colours().some((value, index) => value === before[index]) && performance.now() - start < 5000);
    return { milliseconds: performance.now() - start, paints };
  }, colour);

/** Several changes of colour at a slowed processor, the slowest last. */
export const changesOfColour = async (page: Page, colours: readonly string[]): Promise<Change[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const changes: Change[] = [];
  for (const colour of colours) changes.push(await changeTo(page, colour));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return changes.toSorted((a, b) => a.milliseconds - b.milliseconds);
};
