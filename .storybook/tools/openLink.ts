import type { API } from 'storybook/manager-api';
import { readValues } from './link.ts';

/** Gives the first story of a link the props that the link carries. */
export const openLink = (api: API): void => {
  const values = readValues(api.getQueryParam('values'));
  if (Object.keys(values).length === 0) return;
  api.once('storyRendered', () => {
    const story = api.getCurrentStoryData();
    if (story?.type === 'story') api.updateStoryArgs(story, values);
    api.setQueryParams({ values: null });
  });
};
