import type { API } from 'storybook/manager-api';
import { mergeReviews, readReview } from '../comments/review.ts';
import { changeReview } from '../comments/store.ts';
import { readValues } from './link.ts';

/** Adds the comments of a link to those of this browser. */
const takeComments = (api: API): void => {
  const review = readReview(api.getQueryParam('review') ?? '');
  if (review) changeReview((held) => mergeReviews([held, review]));
};

/** Gives the first story of a link the props and the comments that the link carries. */
export const openLink = (api: API): void => {
  const values = readValues(api.getQueryParam('values'));
  takeComments(api);
  api.once('storyRendered', () => {
    const story = api.getCurrentStoryData();
    if (story?.type === 'story' && Object.keys(values).length > 0) api.updateStoryArgs(story, values);
    api.setQueryParams({ values: null, review: null });
  });
};
