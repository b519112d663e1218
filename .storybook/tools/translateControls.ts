import type { API } from 'storybook/manager-api';
import { inPortuguese } from '../words/propNames.ts';

interface Row {
  name?: string;
  table?: { category?: string; subcategory?: string };
}

type ArgTypes = Readonly<Record<string, Row>>;

const named = (key: string, { table, ...row }: Row): Row => ({
  ...row,
  name: inPortuguese(row.name ?? key),
  table: {
    ...table,
    ...(table?.category && { category: inPortuguese(table.category) }),
    ...(table?.subcategory && { subcategory: inPortuguese(table.subcategory) }),
  },
});

/** The rows of the controls with their names in the language of the toolbar. */
const namedIn = (locale: unknown, argTypes: ArgTypes): ArgTypes =>
  locale === 'pt-BR'
    ? Object.fromEntries(Object.entries(argTypes).map(([key, row]) => [key, named(key, row)]))
    : argTypes;

/** Names the rows of the controls in the language of the toolbar: of each story that is shown, and at each change. */
export const translateControls = (api: API): void => {
  const english = new Map<string, ArgTypes>();
  const name = () => {
    const story = api.getCurrentStoryData();
    if (story?.type !== 'story' || !story.argTypes) return;
    const own = english.get(story.id) ?? (story.argTypes as ArgTypes);
    english.set(story.id, own);
    void api.updateStory(story.id, { argTypes: namedIn(api.getGlobals()['locale'], own) as typeof story.argTypes });
  };
  api.on('storyRendered', name);
  api.on('globalsUpdated', name);
};
