import { defaultHandlers } from '@vitrine/api/testing';
import type { HttpHandler } from 'msw';
import { configure, expect, waitFor } from 'storybook/test';
import { memberOf, type ScreenProps } from './createShop.tsx';
import { drawnPictures } from './drawnPictures.ts';
import { ScreenFrame } from './ScreenFrame.tsx';

interface Preparing {
  args: ScreenProps;
  msw: { use: (...handlers: HttpHandler[]) => void };
}

interface Shown {
  globals: Record<string, unknown>;
}

// A screen arrives in pieces, and its pictures are drawn on the way: that takes longer than a component.
configure({ asyncUtilTimeout: 10_000 });

/** Waits until it can be seen: dialogs fade in. */
export const seen = (element: HTMLElement): Promise<void> => waitFor(() => expect(element).toBeVisible());

/**
 * What every story of a screen shares. A story's own `beforeEach` may put handlers of its own before these.
 * Its `tags` say `!autodocs`, in the file itself where the workshop looks for them: on one page, whole shops would answer for one another.
 */
export const wholeShop = {
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' as const },
  beforeEach: ({ args, msw }: Preparing) =>
    msw.use(drawnPictures, ...defaultHandlers({ member: memberOf(args.viewer) })),
  render: (args: ScreenProps, { globals }: Shown) => {
    const partner = String(globals['partner']);
    return <ScreenFrame key={`${partner} ${String(globals['locale'])}`} {...args} partner={partner} />;
  },
};
