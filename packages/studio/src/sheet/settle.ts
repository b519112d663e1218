import { PENDING } from './pending.ts';

const QUIET_MS = 500;
const PATIENCE_MS = 20_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isBusy = (page: Document): boolean =>
  // A screen whose program is still on the way is an empty page.
  page.querySelector(`[${PENDING}], [aria-busy=true], main:not(:has(*))`) !== null ||
  [...page.querySelectorAll('link')].some(({ rel, sheet }) => rel === 'stylesheet' && sheet === null) ||
  [...page.images].some(({ complete, src }) => src !== '' && !complete);

/** Pictures far down would wait for somebody who scrolls. */
const fetchAll = (page: Document): void => {
  for (const image of page.images) image.loading = 'eager';
};

/** Resolves when a page has all it shows: parts, letters, pictures; or when it has taken too long. */
export const settle = async (page: Document): Promise<void> => {
  const end = performance.now() + PATIENCE_MS;
  let quietSince = performance.now();
  let size = 0;
  while (performance.now() < end && performance.now() - quietSince < QUIET_MS) {
    await wait(QUIET_MS / 5);
    fetchAll(page);
    const next = page.getElementsByTagName('*').length;
    if (isBusy(page) || next !== size) quietSince = performance.now();
    size = next;
  }
  await page.fonts.ready;
};
