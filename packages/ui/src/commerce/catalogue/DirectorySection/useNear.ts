import { type RefObject, useEffect, useEffectEvent } from 'react';

/** What passes by on the way to a letter is left alone: only what stays is near. */
const STAYS = 150;

/** Says which of the brands that are not there yet are within a screen of what is seen, by the `data-place` of the room that is kept for them. */
export const useNear = (
  root: RefObject<HTMLElement | null>,
  missing: string,
  onNear: ((near: { places: number[] }) => void) | undefined,
): void => {
  const say = useEffectEvent((places: number[]) => onNear?.({ places }));
  useEffect(() => {
    if (!root.current || missing === '') return undefined;
    const near = new Set<Element>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) near[isIntersecting ? 'add' : 'delete'](target);
        clearTimeout(timer);
        if (near.size > 0)
          timer = setTimeout(() => say([...near].map((room) => Number((room as HTMLElement).dataset['place']))), STAYS);
      },
      { rootMargin: '100% 0px' },
    );
    for (const room of root.current.querySelectorAll('[data-place]')) observer.observe(room);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [root, missing]);
};
