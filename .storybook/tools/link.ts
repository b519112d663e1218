type Values = Readonly<Record<string, unknown>>;

/** What somebody sees in the workshop, so that another person can open the same. */
export interface View {
  /** Storybook's path, e.g. `/story/sections-hero-hero-c--playground`. */
  path: string;
  globals: Values;
  /** Props that were changed with the controls. */
  changed: Values;
  /** What was said about it, as a review file; none without comments. */
  review?: string | undefined;
}

/** The settings that make up a view: the toolbar, and the size of the window. */
const SETTINGS = ['partner', 'mode', 'locale', 'density', 'stage', 'beside', 'viewport'];

const isPlain = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (typeof value === 'object' && Object.values(value).every(isPlain));

/** Holds a file of the reader's own disk, which a link cannot carry. */
const isLocal = (value: unknown): boolean =>
  typeof value === 'string' ? value.startsWith('blob:') : Array.isArray(value) && value.some(isLocal);

const written = (name: string, value: unknown): string[] => {
  if (typeof value === 'boolean') return [`${name}:!${value}`];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([part, one]) => written(`${name}.${part}`, one));
  return ['string', 'number'].includes(typeof value) && value !== '' ? [`${name}:${value as string | number}`] : [];
};

/** Settings as Storybook writes them into an address: `partner:tropico;mode:dark`. */
export const writeGlobals = (globals: Values): string =>
  SETTINGS.flatMap((name) => written(name, globals[name])).join(';');

/** The props that differ from the story's own. */
export const changedOf = (args: Values, initial: Values): Values =>
  Object.fromEntries(
    Object.entries(args).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(initial[name])),
  );

/**
 * The address of a view. Storybook's own `args` leave out every text with a comma or an accent, so changed props have a
 * parameter of their own.
 */
export const linkTo = (workshop: string, { path, globals, changed, review }: View): string => {
  const link = new URL(workshop);
  link.hash = '';
  const settings = writeGlobals(globals);
  const kept = Object.entries(changed).filter(([, value]) => isPlain(value) && !isLocal(value));
  const values = kept.length > 0 ? `&values=${encodeURIComponent(JSON.stringify(Object.fromEntries(kept)))}` : '';
  const said = review ? `&review=${encodeURIComponent(review)}` : '';
  link.search = `?path=${path}${settings ? `&globals=${settings}` : ''}${values}${said}`;
  return link.href;
};

/** The props that a link carries; none where it was written by hand and cannot be read. */
export const readValues = (written: string | undefined): Values => {
  try {
    const values: unknown = JSON.parse(written ?? '{}');
    return typeof values === 'object' && values !== null && !Array.isArray(values) ? (values as Values) : {};
  } catch {
    return {};
  }
};
