import type { ComponentDocs } from '../../packages/ui/src/testing/docs.ts';

const files = import.meta.glob<ComponentDocs>(
  ['../../packages/ui/src/*/*/*.docs.ts', '../../packages/ui/src/commerce/*/*/*.docs.ts'],
  { eager: true, import: 'docs' },
);

/** The title of the stories of the component that a file belongs to. */
export const titleOf = (path: string): string => {
  const folders = path.split('/src/')[1]?.split('/').slice(0, -1) ?? [];
  const [room = ''] = folders;
  const component = folders.at(-1);
  return `${room.charAt(0).toUpperCase()}${room.slice(1)}/${component}`;
};

/** What is written about each component, by the title of its stories: `Components/Button`. */
export const docsByTitle: ReadonlyMap<string, ComponentDocs> = new Map(
  Object.entries(files).map(([path, docs]) => [titleOf(path), docs]),
);

/** Of stories deeper down, such as `Sections/Hero/Hero A`, the component they belong to. */
export const docsOf = (title: string): ComponentDocs | undefined =>
  docsByTitle.get(title.split('/').slice(0, 2).join('/'));

/** The address of a component’s page in the workshop, by its title. */
export const pageOf = (title: string): string =>
  `./?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;

const titles = new Map([...docsByTitle.keys()].map((title) => [title.split('/')[1], title]));

/** The address of a component’s page by the name of the component; undefined for any other word. */
export const pageNamed = (name: string): string | undefined => {
  const title = titles.get(name);
  return title && pageOf(title);
};
