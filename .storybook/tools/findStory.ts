/** What a story was called, and what it is called now, by component. */
const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'sections-hero': {
    centred: 'text-centred',
    'at-the-end': 'text-at-the-end',
    'point-in-sight': 'focus-point',
  },
  ...Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter) => [
      `sections-hero-hero-${letter}`,
      {
        upright: 'portrait-picture',
        'pale-picture': 'light-picture',
        'dark-tone': 'dark-picture',
        turned: 'light-text',
      },
    ]),
  ),
  'sections-eventhero': { 'pale-picture': 'light-picture' },
  'sections-teambanner': { 'pale-picture': 'light-picture' },
};

/** Stories that had another id, by the old one. A link that somebody sent before still opens its story. */
export const renamed: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(names).flatMap(([component, stories]) =>
    Object.entries(stories).map(([before, now]) => [`${component}--${before}`, `${component}--${now}`]),
  ),
);

interface Entry {
  id: string;
  type: string;
}

/** The story that an id of an address means today. */
export const currentId = (id: string): string => renamed[id] ?? id;

/** The address of a workshop with today's id in it, or undefined if its id is today's. */
export const currentAddress = (address: string): string | undefined => {
  const url = new URL(address);
  const [, view = '', id = ''] = /^\/(\w+)\/(.+)$/.exec(url.searchParams.get('path') ?? '') ?? [];
  if (currentId(id) === id) return undefined;
  // Not by `searchParams`, which would write every slash and colon as a code.
  return address.replace(`/${view}/${id}`, `/${view}/${currentId(id)}`);
};

/** What to open for an id that no story has: the first story of the same component, else the first of the workshop. */
export const nearestTo = (id: string, entries: readonly Entry[]): string | undefined => {
  const [component = ''] = id.split('--');
  const stories = entries.filter(({ type }) => type === 'story');
  return (stories.find((story) => story.id.startsWith(`${component}--`)) ?? stories[0])?.id;
};
