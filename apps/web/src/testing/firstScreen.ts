import { waitFor } from 'storybook/test';

/** How much of a picture is seen before anyone scrolls, from 0 to 1. Waits for the picture. */
export const partInSight = (pictureOf: () => Element | null | undefined): Promise<number> =>
  waitFor(() => {
    const { top, height } = pictureOf()?.getBoundingClientRect() ?? { top: 0, height: 0 };
    if (height === 0) throw new Error('There is no picture yet.');
    return Math.max(0, Math.min(1, (window.innerHeight - top) / height));
  });
