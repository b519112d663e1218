import { media } from './media.ts';

/**
 * Keeps a filled shape that says something, such as a bar or the dot of what is unread, in the colours of the system: there, grounds are gone.
 * Spread into a style.
 */
export const forcedFill = {
  '@media': { [media.forced]: { background: 'CanvasText', color: 'Canvas', forcedColorAdjust: 'none' } },
} as const;
