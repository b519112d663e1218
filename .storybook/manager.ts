import { addons } from 'storybook/manager-api';
import { look } from './look.ts';

/** Pages to read or to review: a panel without controls would take a third of each. */
const isPage = (storyId: string | undefined): boolean => /^(welcome|review|white-label)-/.test(storyId ?? '');

addons.setConfig({
  theme: look,
  sidebar: { showRoots: true },
  layoutCustomisations: {
    showPanel: ({ storyId }: { storyId?: string }, isShown: boolean) => (isPage(storyId) ? false : isShown),
  },
});
