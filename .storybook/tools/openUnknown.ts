import type { API } from 'storybook/manager-api';
import { currentAddress, nearestTo } from './findStory.ts';

/** Writes today's id of a renamed story into the address. Call it before the workshop starts. */
export const openRenamed = (): void => {
  const address = currentAddress(location.href);
  if (address) history.replaceState(null, '', address);
};

/** Opens the nearest story in the place of one that does not exist, and says so. */
export const replaceUnknown = (api: API): void => {
  api.on('storyMissing', (missing?: string) => {
    const id = missing ?? api.getUrlState().storyId ?? '';
    const nearest = nearestTo(id, Object.values(api.getIndex()?.entries ?? {}));
    if (!nearest) return;
    api.selectStory(nearest);
    api.addNotification({
      id: 'vitrine/unknown-story',
      content: {
        headline: 'This story does not exist',
        subHeadline: `No story has the address “${id}”. You see the nearest one. Search for the story by its name.`,
      },
    });
  });
};
