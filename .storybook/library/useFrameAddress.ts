import { useGlobals } from './useGlobals.ts';

/** The address of a story in a window of its own, as the toolbar says. */
export const useFrameAddress = (story: string): string => {
  const seen = Object.entries(useGlobals()).flatMap(([name, value]) => (value ? [`${name}:${value}`] : []));
  return `./iframe.html?viewMode=story&id=${story}&globals=${seen.join(';')}`;
};
