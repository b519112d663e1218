import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { CommentsPanel } from './comments/CommentsPanel.tsx';
import { markStories } from './comments/store.ts';
import { look } from './look.ts';
import { CopyLink } from './tools/CopyLink.tsx';
import { openLink } from './tools/openLink.ts';
import { openRenamed, replaceUnknown } from './tools/openUnknown.ts';
import { SideBySide } from './tools/SideBySide.tsx';
import { translateControls } from './tools/translateControls.ts';

// Before Storybook reads the address.
openRenamed();

/** Pages to read or to review: a panel without controls would take a third of each. */
const isPage = (storyId: string | undefined): boolean => /^(welcome|review|white-label)-/.test(storyId ?? '');

addons.setConfig({
  theme: look,
  // The manager draws every entry in sight again with each story: groups of hundreds of entries open when they are wanted.
  sidebar: {
    showRoots: true,
    collapsedRoots: ['white-label', 'foundation', 'components', 'commerce', 'screens', 'internal'],
  },
  layoutCustomisations: {
    showPanel: ({ storyId }: { storyId?: string }, isShown: boolean) => (isPage(storyId) ? false : isShown),
  },
});

addons.register('vitrine', (api) => {
  addons.add('vitrine/side-by-side', { type: types.PREVIEW, render: SideBySide });
  addons.add('vitrine/copy-link', {
    type: types.TOOLEXTRA,
    title: 'Copy link',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(CopyLink),
  });
  addons.add('vitrine/comments', {
    type: types.PANEL,
    title: 'Comments',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? createElement(CommentsPanel) : null),
  });
  api.once('setIndex', markStories);
  replaceUnknown(api);
  translateControls(api);
  openLink(api);
});
