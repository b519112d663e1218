import { defaultHandlers, fixtures } from '@vitrine/api/testing';
import type { HttpHandler } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { findScreen } from '../app/screenOf.ts';
import { createStorage } from '../shared/config/storage.ts';
import { keptPlaces } from '../shared/connected/keptPlaces.ts';
import { memberOf, viewerAt, type ScreenProps } from './createShop.tsx';
import { drawnPictures } from './drawnPictures.ts';
import { ScreenFrame } from './ScreenFrame.tsx';

interface Shown {
  globals: Record<string, unknown>;
}

interface Preparing extends Shown {
  args: ScreenProps;
  msw: { use: (...handlers: HttpHandler[]) => void };
}

/** Waits until it can be seen: dialogs fade in. */
export const seen = (element: HTMLElement): Promise<void> => waitFor(() => expect(element).toBeVisible());

/** The person the toolbar's stage stands for; while it says nothing, the person the story is about. */
const viewerOf = ({ viewer }: ScreenProps, { stage }: Record<string, unknown>) => viewerAt(stage) ?? viewer;

/**
 * Loads the programs of the screen and of its header. The first story of a run prepares them, which may take longer than anything a
 * story waits for.
 */
const loadScreen = async ({ address }: ScreenProps): Promise<void> => {
  const { pathname } = new URL(address, 'http://shop.example');
  const screen = findScreen(pathname, fixtures);
  await Promise.all([screen?.entry.load(), import('../shared/connected/shell/SignedInHeader.tsx')]);
};

/** Header and footer are alike around every screen: axe looks at them in the stories of the shell, not in hundreds of screens. */
const frameUnchecked = {
  a11y: { context: { exclude: ['[data-component=SiteHeader]', '[data-component=SiteFooter]'] } },
};

/** For the stories of the shell: axe looks at header and footer too. */
export const frameChecked = { a11y: { context: { exclude: [] } } };

/**
 * What every story of a screen shares. One whose test is about a stage pins it: `globals: { stage: 'seller' }`. A story's own `beforeEach` may put handlers of its own before these.
 * Its `tags` say `!autodocs`, in the file itself where the workshop looks for them: on one page, whole shops would answer for one another.
 */
export const wholeShop = {
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' as const, ...frameUnchecked },
  beforeEach: async ({ args, globals, msw }: Preparing) => {
    // What a story before has typed ends with its tab.
    const tab = createStorage(() => sessionStorage);
    tab.set('registration', null);
    tab.set('typedUnits', null);
    // Stories share a window, and the first entry of each one's history has the same key.
    keptPlaces.clear();
    msw.use(drawnPictures, ...defaultHandlers({ member: memberOf(viewerOf(args, globals)) }));
    await loadScreen(args);
  },
  render: (args: ScreenProps, { globals }: Shown) => {
    const partner = String(globals['partner']);
    const viewer = viewerOf(args, globals);
    const key = [partner, globals['locale'], viewer].join(' ');
    return <ScreenFrame key={key} {...args} viewer={viewer} partner={partner} />;
  },
};
