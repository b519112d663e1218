import type { RefObject } from 'react';
import type { Width } from '../types.ts';

/** What every kind of frame is told by the shot it stands in. */
export interface FrameProps {
  /** Names the frame. */
  title: string;
  width: Width;
  /** Its lowest height in pixels; a usual screen of its width unless given. */
  minHeight?: number | undefined;
  /** Out of reach of pointer, keyboard and focus. */
  inert: boolean;
  frame: RefObject<HTMLIFrameElement | null>;
  /** Told when its page can be seen. */
  onPage: (page: Document) => void;
  /** Told how high it has become, in pixels. */
  onHeight: (change: { height: number }) => void;
}
