import type { Location } from 'react-router-dom';

const places = new Map<string, number>();

/** The first entry of every history has the same key. */
const nameOf = ({ key, pathname }: Location): string => `${key} ${pathname}`;

/** How far each entry of the history was scrolled, in pixels, on screens that are found again as they were left. */
export const keptPlaces = {
  of: (entry: Location): number | undefined => places.get(nameOf(entry)),
  keep: (entry: Location, top: number): void => void places.set(nameOf(entry), top),
};
