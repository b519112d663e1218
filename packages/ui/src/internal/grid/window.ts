/** Rows to draw, both ends included. */
export interface Window {
  first: number;
  last: number;
}

export interface Viewport {
  /** How far it is scrolled, how much it shows, and how tall a row is, in pixels. */
  scroll: number;
  height: number;
  row: number;
  count: number;
}

/** Drawn beyond both edges, so that a step of the wheel finds something. */
const BEYOND = 6;

/** Kept in steps, so that most scrolling draws nothing new. */
const STEP = 4;

/** Which rows of equal height are in sight, and a few around them. */
export const windowOf = ({ scroll, height, row, count }: Viewport): Window => {
  const size = row > 0 ? row : 1;
  const first = Math.floor(Math.max(0, scroll / size - BEYOND) / STEP) * STEP;
  const last = Math.ceil(((scroll + height) / size + BEYOND) / STEP) * STEP;
  return { first: Math.min(first, Math.max(0, count - 1)), last: Math.min(last, count - 1) };
};

/** The rows of which at least a part can be seen. */
export const inSight = ({ scroll, height, row, count }: Viewport): Window => {
  const size = row > 0 ? row : 1;
  const last = Math.max(0, count - 1);
  const at = (edge: number) => Math.min(last, Math.max(0, edge));
  return { first: at(Math.floor(scroll / size)), last: at(Math.ceil((scroll + height) / size) - 1) };
};

export const covers = (drawn: Window, wanted: Window): boolean =>
  drawn.first <= wanted.first && drawn.last >= wanted.last;

/** The places of a window, and of one row that must stay wherever it is: the one with the focus. */
export const placesOf = ({ first, last }: Window, kept: number): number[] => {
  const places = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  if (kept < 0 || (kept >= first && kept <= last)) return places;
  return kept < first ? [kept, ...places] : [...places, kept];
};
