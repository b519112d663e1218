import type { SelectOption } from './Select.tsx';

type Options = readonly SelectOption[];

const PAGE = 10;

/** Index of the nearest option that can be chosen, from `from` on in the direction of `step`; the one before `from` if there is none. */
export const findNext = (options: Options, from: number, step: 1 | -1): number => {
  for (let at = from; at >= 0 && at < options.length; at += step) if (!options[at]?.disabled) return at;
  return from - step;
};

const aims: Readonly<Record<string, (options: Options, from: number) => number>> = {
  ArrowDown: (options, from) => findNext(options, from + 1, 1),
  ArrowUp: (options, from) => findNext(options, from < 0 ? options.length - 1 : from - 1, -1),
  Home: (options) => findNext(options, 0, 1),
  End: (options) => findNext(options, options.length - 1, -1),
  PageDown: (options, from) => findNext(options, Math.min(from + PAGE, options.length - 1), -1),
  PageUp: (options, from) => findNext(options, Math.max(from - PAGE, 0), 1),
};

/** Where a key leads from an option, -1 being none; undefined for a key that leads nowhere. */
export const aimOf = (key: string, options: Options, from: number): number | undefined => aims[key]?.(options, from);

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Index of the option that begins with what was typed, searched from `from` on and around; -1 if there is none. One letter, however often, goes
 * on to the next option with it. Accents and case do not count.
 */
export const findTyped = (options: Options, typed: string, from: number): number => {
  const [letter = ''] = plain(typed);
  const isOne = plain(typed).replaceAll(letter, '') === '';
  const sought = isOne ? letter : plain(typed);
  const start = isOne ? from + 1 : Math.max(from, 0);
  const order = options.map((_, step) => (start + step) % options.length);
  return order.find((at) => !options[at]?.disabled && plain(options[at]?.label ?? '').startsWith(sought)) ?? -1;
};

/** Milliseconds after which typing begins anew. */
const PAUSE = 800;

/** Gathers letters typed one after the other; a space is one of them only within a word. */
export const typing = (clock = () => performance.now()) => {
  let text = '';
  let last = -Infinity;
  const isOn = (): boolean => clock() - last < PAUSE;
  return {
    isOn,
    /** What has been typed, with one more key. */
    add: (key: string): string => {
      text = isOn() ? text + key : key;
      last = clock();
      return text;
    },
  };
};
