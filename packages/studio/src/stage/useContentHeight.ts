import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { FrameProps } from './frameProps.ts';
import { frameHeight } from './sizes.ts';

/**
 * Calls `onHeight` with the height a frame should have for its content. Pages are at least as high as their window, so that
 * the content is measured in the lowest window it may have.
 */
export const useContentHeight = (
  frame: RefObject<HTMLIFrameElement | null>,
  page: Document | null,
  { width, minHeight, onHeight }: Pick<FrameProps, 'width' | 'minHeight' | 'onHeight'>,
): void => {
  useEffect(() => {
    const element = frame.current;
    if (!page || !element) return undefined;
    const contentIn = (height: number): number => {
      element.style.blockSize = `${height}px`;
      return page.documentElement.scrollHeight;
    };
    const measure = () => {
      const wanted = frameHeight(width, contentIn(frameHeight(width, 0, minHeight)), minHeight);
      // A first screen may take more of a taller window.
      const height = frameHeight(width, contentIn(wanted), minHeight);
      element.style.blockSize = `${height}px`;
      onHeight({ height });
    };
    // In the next picture: what is measured changes what is observed.
    let turn = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(turn);
      turn = requestAnimationFrame(measure);
    });
    observer.observe(page.body);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(turn);
    };
  }, [frame, page, width, minHeight, onHeight]);
};
